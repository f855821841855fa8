import { classes } from '@tavolata/board-kit';
import type { Seat } from '@tavolata/kernel';
import { type G, motives, mourners, player } from '@tavolata/mourners-call';
import css from './Count.module.css';
import { Glyph } from './Glyph.tsx';
import { SeatMark } from './SeatMark.tsx';
import type { MournersCallScene, Props } from './scene.ts';
import { isTied, scoreOf } from './score.ts';
import { nameOf, seatName } from './words.ts';

/** What parts those with the same points, in this order. */
const PARTING = [
  { sign: 'etherea', label: 'term.etherea', of: (g: G, seat: Seat) => player(g, seat).etherea },
  { sign: 'mourner', label: 'board.tab.mourners', of: (g: G, seat: Seat) => g.cards(mourners(seat)).length },
] as const;

/** The final count, best first: Unity, Influence, and the Motives that are secret no longer; where points are equal, what parts them. */
export function Count({ scene }: Props) {
  const { g, say } = scene;
  const { result } = g.state.core;
  if (!result) return null;
  return (
    <table class={css.count}>
      <caption>{say.say('board.count.title')}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">
            <Glyph name="unity" /> <span class="unseen">{say.say('term.unity')}</span>
          </th>
          <th scope="col">
            <Glyph name="influence" /> <span class="unseen">{say.say('term.influence')}</span>
          </th>
          <th scope="col">{say.say('board.motive')}</th>
          <th scope="col">{say.say('board.score.total')}</th>
          {isTied(g) &&
            PARTING.map(({ sign, label }) => (
              <th key={sign} scope="col">
                <Glyph name={sign} /> <span class="unseen">{say.say(label)}</span>
              </th>
            ))}
        </tr>
      </thead>
      <tbody>
        {result.order.flat().map(seat => (
          <Line key={seat} scene={scene} seat={seat} won={result.winners.includes(seat)} />
        ))}
      </tbody>
    </table>
  );
}

const motiveName = (scene: MournersCallScene, seat: Seat): string => {
  const [card] = scene.g.cards(motives(seat));
  return card === undefined ? '' : nameOf(scene, card);
};

function Line({ scene, seat, won }: Props & { readonly seat: Seat; readonly won: boolean }) {
  const { unity, influence, motive, total } = scoreOf(scene.g, seat);
  return (
    <tr class={classes(won && css.won)}>
      <th scope="row">
        <SeatMark seat={seat} /> {seatName(scene, seat)}
      </th>
      <td>{unity}</td>
      <td>{influence}</td>
      <td>
        {motive} <small>{motiveName(scene, seat)}</small>
      </td>
      <td class={css.total}>{total}</td>
      {isTied(scene.g) && PARTING.map(({ sign, of }) => <td key={sign}>{of(scene.g, seat)}</td>)}
    </tr>
  );
}
