import { useSignal } from '@preact/signals';
import { say } from '@tavolata/board-kit';
import type { Seat } from '@tavolata/kernel';
import type { SeatWish } from '@tavolata/protocol';
import type { TableSnapshot } from '../../session/session.ts';
import { api, Refused } from '../../shared/api.ts';
import { Failure, useAttempt } from '../../shared/attempt.tsx';
import { keepMoved } from '../../shared/moved.ts';
import { goInstead, goOnceDone, type Placed } from '../../shared/places.ts';
import type { TablePageState } from '../state/page-state.ts';

interface Props {
  readonly state: TablePageState;
  readonly table: TableSnapshot;
}

/**
 * A match of this browser goes on among friends: the seats that are given to them wait for whoever opens the link, and
 * what I do not know is dealt anew, so that nobody has seen it.
 */
export function MoveOnline({ state, table }: Props) {
  const others = table.snapshot.seats.filter(({ seat }) => seat !== table.viewer);
  // Whoever shares this screen goes on at one of their own.
  const given = useSignal<readonly Seat[]>(
    others.flatMap(({ seat, who }) => (who === 'person' ? [seat] : [])),
  );
  const moving = useAttempt();
  const { file } = state.session;
  if (!file || table.snapshot.result || others.length === 0) return null;
  const move = async (): Promise<Placed> => {
    const match = await file();
    if (!match) throw new Refused('not-replayable');
    const { id } = await api.move({ file: match, seats: wishes(table, given.value) });
    keepMoved(table.about.id, id);
    return { at: 'table', id };
  };
  return (
    <section>
      <h3>{say('move.title')}</h3>
      <p>{say('move.how')}</p>
      <div class="menu-row">
        {others.map(place => (
          <label key={place.seat} class="check">
            <input
              type="checkbox"
              checked={given.value.includes(place.seat)}
              onChange={event => {
                const rest = given.value.filter(seat => seat !== place.seat);
                given.value = event.currentTarget.checked ? [...rest, place.seat] : rest;
              }}
            />
            {state.speaker.value.seat(place.seat)}
          </label>
        ))}
        <button
          type="button"
          class="btn"
          disabled={given.value.length === 0}
          aria-disabled={moving.busy}
          // Going back should not lead to what was left behind.
          onClick={() => void moving.run(() => goOnceDone(move, goInstead))}
        >
          {say('move.do')}
        </button>
      </div>
      <Failure of={moving} />
    </section>
  );
}

/** Me, friends where seats are given away, and bots everywhere else. */
function wishes({ viewer, snapshot }: TableSnapshot, given: readonly Seat[]): SeatWish[] {
  return snapshot.seats.map(place => {
    if (given.includes(place.seat) || place.who === 'open') return { who: 'open' };
    if (place.seat === viewer) return { who: 'me', name: place.name };
    const level = place.who === 'bot' ? place.level : 'normal';
    return { who: 'bot', level, name: place.name };
  });
}
