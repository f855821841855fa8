import { nameAt, Sign, say } from '@tavolata/board-kit';
import type { Seat } from '@tavolata/kernel';
import type { SeatInfo } from '@tavolata/table';
import type { TableSnapshot } from '../../session/session.ts';
import { Sure } from '../../shared/Sure.tsx';
import { mayDecide } from '../answers/may-decide.ts';
import { Refused } from '../answers/Refused.tsx';
import type { TablePageState } from '../state/page-state.ts';
import { timeText } from '../time/Clock.tsx';
import { useSeatHold } from '../time/seat-hold.ts';

interface Props {
  readonly state: TablePageState;
  readonly table: TableSnapshot;
}

/** Who sits where; one's own seat can be given away, others' by whoever decides once they are gone for long. */
export function SeatsMenu({ state, table }: Props) {
  const { snapshot } = table;
  return (
    <section>
      <h3>{say('new.seats')}</h3>
      <ul class="menu-seats">
        {snapshot.seats.map(place => (
          <li key={place.seat}>
            <SeatRow state={state} table={table} place={place} />
          </li>
        ))}
      </ul>
      {state.problem.value && (
        <div role="alert">
          <Refused state={state} />
        </div>
      )}
    </section>
  );
}

function SeatRow({ state, table, place }: Props & { readonly place: SeatInfo }) {
  const { viewer, snapshot } = table;
  const seat = place.seat as Seat;
  const isMine = seat === viewer;
  const isPlaying = snapshot.result === undefined && !place.left && viewer !== 'onlooker';
  const isApart = state.session.company !== undefined;
  const isGone = place.who !== 'person' || !place.here;
  const mayGive = isPlaying && isApart && (isMine || (isGone && mayDecide(table)));
  const name = nameAt(place) ?? say('gather.free');
  const left = useSeatHold(place, table.ahead);
  const held = left > 0 ? say('seat.held', { name, time: timeText(left) }) : undefined;
  const give = (to: string) => {
    if (held === undefined) void state.send({ do: 'replace', seat, with: to });
    else state.problem.value = held;
  };
  return (
    <>
      <Sign seat={seat} name={place.who === 'open' ? undefined : name} bot={place.who === 'bot'} />
      <b>{isMine && !state.session.isPast ? say('you') : name}</b>
      {mayGive && place.who !== 'bot' && (
        <Give isMine={isMine} to="bot" held={held} onGive={() => give('normal')} />
      )}
      {mayGive && place.who !== 'open' && (
        <Give isMine={isMine} to="friend" held={held} onGive={() => give('open')} />
      )}
      {isPlaying && snapshot.clock?.[seat] && !isMine && (
        <button type="button" class="btn" onClick={() => void state.send({ do: 'more-time', seat })}>
          {state.speaker.value.say('clock.more')}
        </button>
      )}
    </>
  );
}

interface GiveProps {
  readonly isMine: boolean;
  readonly to: 'bot' | 'friend';
  /** Why it cannot be given away yet. */
  readonly held: string | undefined;
  readonly onGive: () => void;
}

/** There is no way back to one's own seat but a friend's link. */
function Give({ isMine, to, held, onGive }: GiveProps) {
  return isMine ? (
    <Sure really={say('seat.really')} onSure={onGive}>
      {say(`seat.my-${to}`)}
    </Sure>
  ) : (
    <button type="button" class="btn" aria-disabled={held !== undefined} title={held} onClick={onGive}>
      {say(`seat.${to}`)}
    </button>
  );
}
