import { classes, compact } from '@tavolata/board-kit';
import { distance, occupant, type SpaceName } from '@tavolata/sorcerers-arena';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isDeedAsked } from './deeds.ts';
import { FRAME, isSpace } from './hexes.ts';
import css from './Labels.module.css';
import { type Box, placeLabels } from './label-places.ts';
import { tellOutcome } from './outcome.ts';
import { pieceBox } from './Standee.tsx';
import { type ArenaScene, characterAt, type Props } from './scene.ts';
import type { Sight } from './sight.ts';
import { shortReason } from './words.ts';

/** What lies in the arena's corners. */
const IN_CORNERS = '.sa-deed, .sa-counts > *, .sa-fan';

interface LabelsProps extends Props {
  readonly sight: Sight | undefined;
}

/** Written above the arena: what would happen to whom, and why somebody cannot be chosen. Listeners hear it from the space. */
export function Labels({ scene, sight }: LabelsProps) {
  const { draft } = scene;
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (layer.current ? keepPlaced(layer.current, scene) : undefined));
  const [index] = draft?.chosen.value ?? [];
  const chosen = index === undefined ? undefined : draft?.options[index]?.place;
  const isOffered = (space: SpaceName) => (draft?.on({ place: space }) ?? []).length > 0;
  return (
    <div ref={layer} class={css.layer} aria-hidden="true">
      {[...(sight?.outcomes ?? [])].map(([id, outcome]) => {
        const { space } = characterAt(scene, id);
        if (!space) return null;
        const { head, more } = tellOutcome(scene, id, outcome);
        return (
          <div
            key={id}
            class={classes(
              'sa-label',
              css.label,
              space === chosen && css.chosen,
              !isOffered(space) && css.preview,
            )}
            data-of={id}
          >
            <b>{head}</b>
            {more.length > 0 && <span>{more.join(', ')}</span>}
          </div>
        );
      })}
      {refused(scene, sight?.range).map(({ id, why }) => (
        <div key={id} class={`sa-label ${css.why}`} data-of={id} data-spare="">
          {why}
        </div>
      ))}
    </div>
  );
}

/** How wide a label is only the browser knows; and that changes with the arena. */
function keepPlaced(layer: HTMLElement, scene: ArenaScene): () => void {
  const labels = [...layer.querySelectorAll<HTMLElement>('[data-of]')];
  const place = () => {
    const scale = layer.clientWidth / FRAME.width;
    const boxOf = (id: number): Box => {
      const { x, y, width, height } = pieceBox(scene, id);
      const [left, top] = [(x - FRAME.left) * scale, (y - FRAME.top) * scale];
      return { x: left, y: top, width: width * scale, height: height * scale };
    };
    const standing = scene.g.state.row.flatMap(({ space }, id) => (space ? [id] : []));
    const speaking = labels.map(label => ({
      width: label.offsetWidth,
      height: label.offsetHeight,
      of: boxOf(Number(label.dataset.of)),
      // A refusal is explained by a tap as well.
      spare: label.dataset.spare !== undefined,
    }));
    const { left, top } = layer.getBoundingClientRect();
    const taken = [...(layer.closest('.sa-board')?.querySelectorAll(IN_CORNERS) ?? [])].map(each => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return { x: x - left, y: y - top, width, height };
    });
    const beside = ((layer.closest('[data-field]')?.clientWidth ?? 0) - layer.clientWidth) / 2;
    const { clientWidth: width, clientHeight: height } = layer;
    const field = { x: -beside, y: 0, width: width + 2 * beside, height };
    placeLabels(speaking, [...standing.map(boxOf), ...taken], field).forEach((point, i) => {
      const style = labels[i]?.style;
      style?.setProperty('visibility', point ? 'visible' : 'hidden');
      if (point) style?.setProperty('translate', `${point.x}px ${point.y}px`);
    });
  };
  const watch = new ResizeObserver(place);
  watch.observe(layer);
  place();
  return () => watch.disconnect();
}

/** Characters that were asked about and cannot be chosen, with the reason in three words. */
function refused(scene: ArenaScene, range: number | undefined): { id: number; why: string }[] {
  const { g, draft, say } = scene;
  if (!draft || !['choose-target', 'choose-up-to-one'].includes(draft.question.prompt)) return [];
  const { resolving, marker } = g.state;
  const from = characterAt(scene, resolving?.by ?? marker).space;
  return (draft.question.denied ?? []).flatMap(denied => {
    const space = denied.option.place;
    const id = isSpace(space) ? occupant(g, space) : undefined;
    if (!isSpace(space) || id === undefined) return [];
    const why =
      denied.reason === 'out-of-range' && from && range !== undefined
        ? say.say('board.away', { distance: distance(from, space), range })
        : shortReason(scene, denied);
    return [{ id, why }];
  });
}

/** What solid and dashed spaces mean. */
export function Legend({ scene, sight }: LabelsProps) {
  const { say } = scene;
  const isCornerTaken = compact.value && isDeedAsked(scene);
  if (!sight || sight.steps.size === 0 || isCornerTaken) return null;
  const spaces = Math.max(...sight.steps.values());
  return (
    <div class={css.legend} aria-hidden="true">
      <span>{say.say('board.reach', { spaces })}</span>
      {sight.further.size > 0 && (
        <span class={css.further}>{say.say('board.reach-boosted', { spaces: spaces + 1 })}</span>
      )}
    </div>
  );
}
