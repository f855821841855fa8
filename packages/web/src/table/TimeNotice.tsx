import type { Seat } from '@tavolata/kernel';
import type { SeatClock } from '@tavolata/table';
import { say } from '../shared/Say.tsx';
import { Clock } from './Clock.tsx';
import type { TableState } from './state.ts';

/** Somebody's time runs out: they are told, and the others can give them more. */
export function TimeNotice({ state }: { readonly state: TableState }) {
  const told = state.session.told.value;
  const clocks = Object.entries(told?.picture.clock ?? {}) as [Seat, SeatClock | undefined][];
  const short = clocks.find(([, clock]) => clock?.warned && clock.since !== undefined);
  if (!told || !short?.[1]) return null;
  const [seat, clock] = short;
  const speaker = state.speaker.value;
  const isMine = seat === told.viewer;
  return (
    <section class="notice" role="alert">
      <p>
        {isMine ? say('clock.short') : speaker.say('clock.warning', { seat })}{' '}
        <Clock clock={clock} ahead={told.ahead} />
      </p>
      {told.viewer !== 'onlooker' && !isMine && (
        <button type="button" class="btn" onClick={() => void state.wish({ do: 'more-time', seat })}>
          {speaker.say('clock.more')}
        </button>
      )}
    </section>
  );
}
