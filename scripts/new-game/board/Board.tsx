import { classes, type SceneProps, Sign, Thing } from '@tavolata/board-kit';
import { GOAL, keptBy } from '@tavolata/new-game';
import { dieLine, type NewGameScene, potLine, score } from './words.ts';

type Props = SceneProps<NewGameScene>;

/** The die and the pot, and how far everybody has come. */
export function Board({ scene }: Props) {
  const { die } = scene.g.state;
  return (
    <div class="new-game-board">
      <div class="new-game-middle">
        <span class="new-game-die" role="img" aria-label={dieLine(scene)}>
          {die || '–'}
        </span>
        <b>{potLine(scene)}</b>
      </div>
      <Scores scene={scene} />
    </div>
  );
}

function Scores({ scene }: Props) {
  const { g, say } = scene;
  return (
    <div class="new-game-scores">
      {g.seats.map(seat => (
        <Thing
          key={seat}
          scene={scene}
          at={{ seat }}
          label={score(scene, seat)}
          class={classes('new-game-score', g.state.active === seat && 'new-game-active')}
        >
          <Sign seat={seat} name={scene.names[seat]} />
          <span>{say.seat(seat)}</span>
          <progress max={GOAL} value={keptBy(g.state, seat)} aria-hidden="true" />
          <b>{keptBy(g.state, seat)}</b>
        </Thing>
      ))}
    </div>
  );
}
