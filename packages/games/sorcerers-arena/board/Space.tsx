import { classes, listed } from '@tavolata/board-kit';
import { occupant, type SpaceDef, type SpaceName } from '@tavolata/sorcerers-arena';
import { hexagon } from './hexes.ts';
import { tellOutcome } from './outcome.ts';
import { lookAt } from './readable.ts';
import css from './Space.module.css';
import type { ArenaScene, Props } from './scene.ts';
import type { Sight } from './sight.ts';
import { characterLabel, spaceName } from './words.ts';

const TILE = hexagon(0.96);
const SHADE = hexagon(0.99);
const INNER = hexagon(0.8);
const RING = hexagon(0.88);
const STAR =
  'M0-12 3.700-4.400 13.300-3.700 6 1.700 8.200 9.700 0 5.400-8.200 9.700-6 1.700-13.300-3.700-3.700-4.400Z';

interface SpaceProps extends Props {
  readonly space: SpaceDef;
  readonly sight: Sight | undefined;
}

function spaceLabel(scene: ArenaScene, { id, gold, star, start }: SpaceDef): string {
  const { say, g } = scene;
  const there = occupant(g, id);
  const kind = gold ? 'gold' : star ? 'star' : start ? 'start' : undefined;
  return listed(
    spaceName(scene, id),
    kind && say.say(`space.${kind}`),
    there !== undefined && characterLabel(scene, there),
  );
}

/** What a lit space would mean, for those who listen. */
function spaceDoes(scene: ArenaScene, id: SpaceName, sight: Sight | undefined): string | undefined {
  const { say, g, draft } = scene;
  const there = occupant(g, id);
  const outcome = there === undefined ? undefined : sight?.outcomes.get(there);
  if (there !== undefined && outcome) {
    const { head, more } = tellOutcome(scene, there, outcome);
    return listed(head, ...more);
  }
  const steps = sight?.steps.get(id);
  if (steps) return say.say('board.steps', { steps });
  const key = `does.ask.${draft?.question.prompt}`;
  return say.has(key) ? say.say(key) : undefined;
}

/** One hexagon, which takes the taps for whoever stands on it. */
export function Space({ scene, space, sight }: SpaceProps) {
  const { id, gold, star, start } = space;
  const there = occupant(scene.g, id);
  const label = spaceLabel(scene, space);
  // Attributes of a drawing keep their case: there, only `tabindex` is known.
  const {
    class: state,
    tabIndex: tabindex,
    ...props
  } = scene.thing({ place: id }, label, spaceDoes(scene, id, sight));
  // A hexagon that is no button is told by its name, too.
  const named = { role: 'img', 'aria-label': label } as const;
  const isCalm = scene.draft === undefined || scene.draft.standing({ place: id }) === 'calm';
  const look = isCalm && there !== undefined ? { onClick: () => lookAt(scene, there) } : {};
  return (
    <g
      {...named}
      {...props}
      {...look}
      tabindex={tabindex as number | undefined}
      class={classes(String(state), 'sa-space', css.space, there !== undefined && css.taken)}
      data-zone={`space/${id}`}
    >
      <title>{spaceName(scene, id)}</title>
      <path class={css.thick} d={SHADE} transform="translate(0 5)" />
      <path class={classes(css.tile, sight?.zone?.has(id) && css.near)} d={TILE} />
      {start && <path class={css.start} d={INNER} />}
      {star && <path class={css.home} d={STAR} />}
      {gold && (
        <>
          <circle class={css.halo} r="46" />
          <path class={css.gold} d={TILE} />
          <path class={css.points} d={STAR} transform="scale(1.5)" />
        </>
      )}
    </g>
  );
}

interface MarkProps extends Props {
  readonly id: SpaceName;
  readonly sight: Sight | undefined;
}

/** What is lit, chosen or within reach; drawn over all tiles, so that no neighbour covers it. */
export function Mark({ scene, id, sight }: MarkProps) {
  const standing = scene.draft?.standing({ place: id }) ?? 'calm';
  const steps = sight?.steps.get(id);
  const order = orderOf(scene, id);
  if (standing === 'lit' || standing === 'selected')
    return (
      <g class={classes(css.mark, css[standing])}>
        <path class={css.ring} d={RING} />
        {standing === 'selected' && <path class={css.chosen} d={INNER} />}
        {steps !== undefined && steps > 0 && <text y="8">{steps}</text>}
        {order !== undefined && <text y="8">{order}</text>}
      </g>
    );
  if (steps !== undefined && steps > 0)
    return (
      <g class={classes(css.mark, css.reach)}>
        <path class={css.ring} d={RING} />
        <text y="8">{steps}</text>
      </g>
    );
  return sight?.further.has(id) ? (
    <g class={classes(css.mark, css.further)}>
      <path class={css.ring} d={INNER} />
    </g>
  ) : null;
}

/** Its number, when spaces are put in order. */
function orderOf({ draft }: ArenaScene, place: SpaceName): number | undefined {
  if (draft?.question.kind !== 'order') return undefined;
  const at = draft.chosen.value.findIndex(index => draft.options[index]?.place === place);
  return at < 0 ? undefined : at + 1;
}
