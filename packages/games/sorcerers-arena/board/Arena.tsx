import { classes, listed } from '@tavolata/board-kit';
import { distance, limits, occupant, type SpaceDef, type SpaceName } from '@tavolata/sorcerers-arena';
import { Dais, Paints } from './Ground.tsx';
import { centre, hexagon, inOrder, isSpace, outline, VIEW } from './hexes.ts';
import { Labels, Legend } from './Labels.tsx';
import { tellOutcome } from './outcome.ts';
import { lookAt } from './readable.ts';
import { Badges, Standee } from './Standee.tsx';
import { type ArenaScene, characterAt, mySide, type Props } from './scene.ts';
import { shotPath } from './shot.ts';
import { type Sight, sightOf } from './sight.ts';
import { characterLabel, spaceName } from './words.ts';

const TILE = hexagon(0.96);
const SHADE = hexagon(0.99);
const INNER = hexagon(0.8);
const RING = hexagon(0.88);
const STAR =
  'M0-12 3.700-4.400 13.300-3.700 6 1.700 8.200 9.700 0 5.400-8.200 9.700-6 1.700-13.300-3.700-3.700-4.400Z';

/** The round stage: 43 spaces, whoever stands there, and what the open question would do. */
export function Arena({ scene }: Props) {
  const near = mySide(scene);
  const sight = sightOf(scene);
  const spaces = inOrder(near);
  const standing = spaces.flatMap(({ id }) => occupant(scene.g, id) ?? []);
  const placed = (id: SpaceName): string => {
    const { x, y } = centre(id, near);
    return `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
  };
  const at = (id: number): string => placed(characterAt(scene, id).space as SpaceName);
  return (
    <section class="sa-field" aria-label={scene.say.say('board.arena')}>
      <div class="sa-arena">
        <svg viewBox={VIEW} role="presentation">
          <Paints />
          <Dais />
          {spaces.map(space => (
            <g key={space.id} transform={placed(space.id)}>
              <Space scene={scene} space={space} sight={sight} />
            </g>
          ))}
          {sight?.zone && <path class="sa-zone" d={outline(sight.zone, near)} />}
          {spaces.map(({ id, gold }) => (
            <g key={id} transform={placed(id)} class="sa-over">
              {gold && !sight?.steps.get(id) && (
                <text class="sa-vp-n" y="6">
                  {limits.startPhase.vpOnGold}
                </text>
              )}
              <Mark scene={scene} id={id} sight={sight} />
            </g>
          ))}
          <g class="sa-over">
            {standing.map(id => (
              <g key={id} transform={at(id)}>
                <Standee scene={scene} id={id} />
              </g>
            ))}
            {standing.map(id => (
              <g key={id} transform={at(id)}>
                <Badges scene={scene} id={id} />
              </g>
            ))}
            <Shot scene={scene} sight={sight} />
          </g>
          <g class="sa-over sa-effects" />
        </svg>
        <Labels scene={scene} sight={sight} />
      </div>
      <Legend scene={scene} sight={sight} />
    </section>
  );
}

/** From whoever acts to the one chosen, when they do not stand side by side. */
function Shot({ scene, sight }: Props & { readonly sight: Sight | undefined }) {
  const [index] = scene.draft?.chosen.value ?? [];
  const to = index === undefined ? undefined : scene.draft?.options[index]?.place;
  const from = sight && characterAt(scene, sight.self).space;
  if (!sight || sight.outcomes.size === 0 || !from || !isSpace(to) || distance(from, to) < 2) return null;
  return <path class="sa-shot" d={shotPath(from, to, mySide(scene))} />;
}

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
function Space({ scene, space, sight }: SpaceProps) {
  const { id, gold, star, start } = space;
  const there = occupant(scene.g, id);
  // Attributes of a drawing keep their case: there, only `tabindex` is known.
  const {
    class: state,
    tabIndex: tabindex,
    ...props
  } = scene.thing({ place: id }, spaceLabel(scene, space), spaceDoes(scene, id, sight));
  const isCalm = scene.draft === undefined || scene.draft.standing({ place: id }) === 'calm';
  const look = isCalm && there !== undefined ? { onClick: () => lookAt(scene, there) } : {};
  return (
    <g
      {...props}
      {...look}
      tabindex={tabindex as number | undefined}
      class={classes(String(state), 'sa-space', there !== undefined && 'taken')}
      data-zone={`space/${id}`}
    >
      <title>{spaceName(scene, id)}</title>
      <path class="sa-thick" d={SHADE} transform="translate(0 5)" />
      <path class={classes('sa-tile', sight?.zone?.has(id) && 'near')} d={TILE} />
      {start && <path class="sa-start" d={INNER} />}
      {star && <path class="sa-home" d={STAR} />}
      {gold && (
        <>
          <circle class="sa-halo" r="46" />
          <path class="sa-gold" d={TILE} />
          <path class="sa-vp" d={STAR} transform="scale(1.5)" />
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
function Mark({ scene, id, sight }: MarkProps) {
  const standing = scene.draft?.standing({ place: id }) ?? 'calm';
  const steps = sight?.steps.get(id);
  const order = orderOf(scene, id);
  if (standing === 'lit' || standing === 'selected')
    return (
      <g class={`sa-mark ${standing}`}>
        <path class="sa-ring" d={RING} />
        {standing === 'selected' && <path class="sa-chosen" d={INNER} />}
        {steps !== undefined && steps > 0 && <text y="8">{steps}</text>}
        {order !== undefined && (
          <text class="sa-nth" y="8">
            {order}
          </text>
        )}
      </g>
    );
  if (steps !== undefined && steps > 0)
    return (
      <g class="sa-mark reach">
        <path class="sa-ring" d={RING} />
        <text y="8">{steps}</text>
      </g>
    );
  return sight?.further.has(id) ? (
    <g class="sa-mark further">
      <path class="sa-ring" d={INNER} />
    </g>
  ) : null;
}

/** Its number, when spaces are put in order. */
function orderOf({ draft }: ArenaScene, place: SpaceName): number | undefined {
  if (draft?.question.kind !== 'order') return undefined;
  const at = draft.chosen.value.findIndex(index => draft.options[index]?.place === place);
  return at < 0 ? undefined : at + 1;
}
