import type { Seat } from '@tavolata/kernel';
import type { Place } from '@tavolata/table';
import type { Told } from '../session/session.ts';
import { nameAt } from '../shared/names.ts';
import { say } from '../shared/Say.tsx';
import { Sign } from '../shared/Sign.tsx';
import { Sure } from '../shared/Sure.tsx';
import { timeText } from './Clock.tsx';
import { mayDecide } from './deciding.ts';
import { useHeld } from './held.ts';
import { Refused } from './Refused.tsx';
import type { TableState } from './state.ts';

interface Props {
  readonly state: TableState;
  readonly told: Told;
}

/** Who sits where; one's own seat can be given away, others' by whoever decides once they are gone for long. */
export function SeatsMenu({ state, told }: Props) {
  const { picture } = told;
  return (
    <section>
      <h3>{say('new.seats')}</h3>
      <ul class="menu-seats">
        {picture.seats.map(place => (
          <li key={place.seat}>
            <SeatRow state={state} told={told} place={place} />
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

function SeatRow({ state, told, place }: Props & { readonly place: Place }) {
  const { viewer, picture } = told;
  const seat = place.seat as Seat;
  const isMine = seat === viewer;
  const isPlaying = picture.result === undefined && !place.left && viewer !== 'onlooker';
  const isApart = state.session.company !== undefined;
  const isGone = place.who !== 'person' || !place.here;
  const mayGive = isPlaying && isApart && (isMine || (isGone && mayDecide(told)));
  const name = nameAt(place) ?? say('gather.free');
  const left = useHeld(place, told.ahead);
  const held = left > 0 ? say('seat.held', { name, time: timeText(left) }) : undefined;
  const give = (to: string) => {
    if (held === undefined) void state.wish({ do: 'replace', seat, with: to });
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
      {isPlaying && picture.clock?.[seat] && !isMine && (
        <button type="button" class="btn" onClick={() => void state.wish({ do: 'more-time', seat })}>
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
