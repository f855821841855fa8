import { distance, occupant, type SpaceName } from '@tavolata/sorcerers-arena';
import { isSpace } from './hexes.ts';
import { tellOutcome } from './outcome.ts';
import { type ArenaScene, characterAt, classes, type Props } from './scene.ts';
import type { Sight } from './sight.ts';
import { shortReason } from './words.ts';

interface LabelsProps extends Props {
  readonly sight: Sight | undefined;
  readonly place: (space: SpaceName) => { left: string; top: string };
}

/** Written above the arena: what would happen to whom, and why somebody cannot be chosen. Listeners hear it from the space. */
export function Labels({ scene, sight, place }: LabelsProps) {
  const { picking } = scene;
  const [index] = picking?.chosen.value ?? [];
  const chosen = index === undefined ? undefined : picking?.options[index]?.place;
  const isOffered = (space: SpaceName) => (picking?.on({ place: space }) ?? []).length > 0;
  return (
    <div class="sa-labels" aria-hidden="true">
      {[...(sight?.outcomes ?? [])].map(([id, outcome]) => {
        const { space } = characterAt(scene, id);
        if (!space) return null;
        const { head, more } = tellOutcome(scene, id, outcome);
        return (
          <div
            key={id}
            class={classes(
              'sa-label',
              space === chosen && 'chosen',
              !isOffered(space) && 'preview',
              isFar(place(space)) && 'below',
            )}
            style={place(space)}
          >
            <b>{head}</b>
            {more.length > 0 && <span>{more.join(', ')}</span>}
          </div>
        );
      })}
      {refused(scene, sight?.range).map(({ space, why }) => (
        <div key={space} class="sa-why" style={place(space)}>
          {why}
        </div>
      ))}
    </div>
  );
}

/** At the far end there is no room above. */
const isFar = ({ top }: { readonly top: string }): boolean => Number.parseFloat(top) < 22;

/** Characters that were asked about and cannot be chosen, with the reason in three words. */
function refused(scene: ArenaScene, range: number | undefined): { space: SpaceName; why: string }[] {
  const { g, picking, say } = scene;
  if (!picking || !['choose-target', 'choose-up-to-one'].includes(picking.ask.prompt)) return [];
  const { resolving, marker } = g.state;
  const from = characterAt(scene, resolving?.by ?? marker).space;
  return (picking.ask.denied ?? []).flatMap(denied => {
    const space = denied.option.place;
    if (!isSpace(space) || occupant(g, space) === undefined) return [];
    const why =
      denied.reason === 'out-of-range' && from && range !== undefined
        ? say.say('board.away', { distance: distance(from, space), range })
        : shortReason(scene, denied);
    return [{ space, why }];
  });
}

/** What solid and dashed spaces mean. */
export function Legend({ scene: { say }, sight }: Omit<LabelsProps, 'place'>) {
  if (!sight || sight.steps.size === 0) return null;
  const spaces = Math.max(...sight.steps.values());
  return (
    <div class="sa-legend" aria-hidden="true">
      <span class="reach">{say.say('board.reach', { spaces })}</span>
      {sight.further.size > 0 && (
        <span class="further">{say.say('board.reach-boosted', { spaces: spaces + 1 })}</span>
      )}
    </div>
  );
}
