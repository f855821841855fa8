import { say } from '@tavolata/board-kit';
import type { Result, Seat } from '@tavolata/kernel';
import type { TableSnapshot } from '../../session/session.ts';
import { ownSeat, placesOf, reasonLine, winnersLine } from '../end/verdict.ts';
import type { TablePageState } from '../state/page-state.ts';
import { waitingFor } from './waiting-for.ts';

interface Props {
  readonly state: TablePageState;
  /** What is said while nobody else has to do anything. */
  readonly meanwhile: string;
}

/** The edge while there is nothing to answer: for whom the table waits, or how it has ended. */
export function Waiting({ state, meanwhile }: Props) {
  const table = state.session.table.value;
  const result = table?.snapshot.result;
  const isOut = table?.snapshot.seats.some(({ seat, left }) => seat === table.viewer && left);
  const lines = result || !table ? [] : waitingLines(state, table);
  return (
    <>
      {table?.viewer === 'onlooker' && <p class="why">{say('watch.you')}</p>}
      {isOut && !result && <p class="why">{say('conceded')}</p>}
      {result && <p class="ask">{`${winnersLine(state, result)} ${reasonLine(state, result)}`}</p>}
      {result && <Standing state={state} result={result} />}
      <Called state={state} />
      {!result &&
        (lines.length > 0 ? lines : [meanwhile]).map(line => (
          <p key={line} class="why">
            {line}
          </p>
        ))}
    </>
  );
}

function waitingLines(state: TablePageState, table: TableSnapshot): string[] {
  const speaker = state.speaker.value;
  const { people, free, away } = waitingFor(table);
  // At one screen nobody's line is down.
  const lost = state.session.company ? away : [];
  return [
    ...(people.length > 0 ? [speaker.say('waiting.for', { names: people })] : []),
    ...free.map(seat => speaker.say('waiting.free', { name: seat })),
    ...lost.map(({ seat, isPaused }) => speaker.say(isPaused ? 'clock.paused' : 'waiting.away', { seat })),
  ];
}

/** Who came where, if there is more to tell than who has won. */
function Standing({ state, result }: Pick<Props, 'state'> & { readonly result: Result }) {
  if (result.how !== 'ranking' || result.order.flat().length < 3) return null;
  const me = ownSeat(state);
  const namesOf = (seats: readonly Seat[]) => seats.map(seat => (seat === me ? { name: say('you') } : seat));
  return (
    <p class="why standing">
      {placesOf(result).map(({ place, seats }) => (
        <span key={place}>{state.speaker.value.say('result.place', { place, names: namesOf(seats) })} </span>
      ))}
    </p>
  );
}

/** Who has called the others to play again. */
function Called({ state: { session, speaker } }: Pick<Props, 'state'>) {
  const seat = session.company?.rematch.value?.by;
  if (seat === undefined || seat === session.table.value?.viewer) return null;
  return <p class="why">{speaker.value.say('rematch.called', { seat })}</p>;
}
