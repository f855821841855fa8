import { classes } from '@tavolata/board-kit';
import { distance, limits, occupant, type SpaceName } from '@tavolata/sorcerers-arena';
import css from './Arena.module.css';
import { Dais } from './Ground.tsx';
import { centre, inOrder, isSpace, outline, VIEW } from './hexes.ts';
import { Labels, Legend } from './Labels.tsx';
import { Mark, Space } from './Space.tsx';
import { Badges, Standee } from './Standee.tsx';
import { characterAt, mySide, type Props } from './scene.ts';
import { shotPath } from './shot.ts';
import { type Sight, sightOf } from './sight.ts';
import { walk } from './walk.ts';
import { spaceName } from './words.ts';

/** Drawn for eyes: each space says it all to those who listen. */
const UNHEARD = { 'aria-hidden': true } as const;

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
    <section
      class={css.field}
      data-field=""
      onKeyDown={event => walk(event, near)}
      aria-label={scene.say.say('board.arena')}
    >
      <div class={`sa-arena ${css.arena}`}>
        <svg viewBox={VIEW} role="presentation">
          <Dais />
          {spaces.map(space => (
            <g key={space.id} transform={placed(space.id)}>
              <Space scene={scene} space={space} sight={sight} />
            </g>
          ))}
          {sight?.zone && <path class={css.zone} d={outline(sight.zone, near)} />}
          {spaces.map(({ id, gold }) => (
            <g key={id} transform={placed(id)} class={css.over} {...UNHEARD}>
              {occupant(scene.g, id) === undefined && (
                <text class={classes(css.name, gold && css.golden)} y={gold ? -20 : -17}>
                  {spaceName(scene, id)}
                </text>
              )}
              {gold && !sight?.steps.get(id) && (
                <text class={css.worth} y="6">
                  {limits.startPhase.vpOnGold}
                </text>
              )}
              <Mark scene={scene} id={id} sight={sight} />
            </g>
          ))}
          <g class={css.over} {...UNHEARD}>
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
          <g class={`sa-effects ${css.over}`} {...UNHEARD} />
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
  return <path class={css.shot} d={shotPath(from, to, mySide(scene))} />;
}
