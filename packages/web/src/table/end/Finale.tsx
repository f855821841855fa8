import { classes, Sign, say } from '@tavolata/board-kit';
import type { Result, Seat } from '@tavolata/kernel';
import type { TablePageState } from '../state/page-state.ts';
import css from './Finale.module.css';
import { ownSeat, placesOf, reasonLine, verdictOf, winnersLine } from './verdict.ts';

/** The end, large, over the table: what it means for me, who came where and what counted; until it is laid aside. */
export function Finale({ state }: { readonly state: TablePageState }) {
  const result = state.session.table.value?.snapshot.result;
  if (!result || !state.isFinaleOpen.value) return null;
  const verdict = verdictOf(result, ownSeat(state));
  const scene = state.scene.value;
  const aftermath = scene && state.page.value?.aftermath?.(scene);
  const reason = reasonLine(state, result);
  return (
    <section class={css.finale} data-verdict={verdict} aria-label={say('finale')}>
      <div class={css.card}>
        <Laurel state={state} winners={result.winners} />
        <h2>{verdict === 'over' ? winnersLine(state, result) : say(`finale.${verdict}`)}</h2>
        <p>{verdict === 'lost' ? `${winnersLine(state, result)} ${reason}` : reason}</p>
        <Places state={state} result={result} />
        <button
          type="button"
          class="btn"
          onClick={() => {
            state.isFinaleOpen.value = false;
          }}
        >
          {aftermath ?? say('finale.look')}
        </button>
      </div>
    </section>
  );
}

const LEAF = 'M0 0C7 -2 10 -9 8 -16C1 -13 -3 -7 0 0Z';
const LEAVES = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Whoever has won, between two branches; with nobody there is nothing to crown. */
function Laurel({ state, winners }: { readonly state: TablePageState; readonly winners: readonly Seat[] }) {
  if (winners.length === 0) return null;
  const branch = LEAVES.map(i => (
    <path key={i} d={LEAF} transform={`rotate(${-172 + i * 17}) translate(0 -50) rotate(58) scale(1.25)`} />
  ));
  return (
    <div class={css.mark} data-several={winners.length > 1 ? 'yes' : undefined}>
      <svg class={css.laurel} viewBox="-72 -72 144 144" aria-hidden="true">
        <g>{branch}</g>
        <g transform="scale(-1 1)">{branch}</g>
      </svg>
      {winners.map(seat => (
        <SeatSign key={seat} state={state} seat={seat} />
      ))}
    </div>
  );
}

function SeatSign({ state, seat }: { readonly state: TablePageState; readonly seat: Seat }) {
  const place = state.session.table.value?.snapshot.seats.find(each => each.seat === seat);
  return <Sign seat={seat} name={state.names.value[seat]} bot={place?.who === 'bot'} />;
}

function Places({ state, result }: { readonly state: TablePageState; readonly result: Result }) {
  const scene = state.scene.value;
  const score = state.page.value?.score;
  const me = ownSeat(state);
  const rows = placesOf(result).flatMap(({ place, seats }) => seats.map(seat => ({ place, seat })));
  if (!scene || rows.length < 2) return null;
  return (
    <ol>
      {rows.map(({ place, seat }, i) => (
        <li key={seat} class={classes(result.winners.includes(seat) && css.won)} style={`--i: ${i}`}>
          {result.how === 'ranking' && <span class={css.place}>{place}.</span>}
          <SeatSign state={state} seat={seat} />
          <b>{seat === me ? say('you') : state.names.value[seat]}</b>
          <span class={css.score}>{score?.(scene, seat)}</span>
        </li>
      ))}
    </ol>
  );
}
