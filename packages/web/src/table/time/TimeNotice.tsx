import { say } from '@tavolata/board-kit';
import type { TablePageState } from '../state/page-state.ts';
import { Clock } from './Clock.tsx';
import { shortOfTime } from './short-of-time.ts';

/** Somebody's time runs out: they are told, and the others can give them more. */
export function TimeNotice({ state }: { readonly state: TablePageState }) {
  const table = state.session.table.value;
  const short = table && shortOfTime(table);
  if (!short) return null;
  const { seat, clock } = short;
  const speaker = state.speaker.value;
  const isMine = seat === table.viewer;
  return (
    <section class="notice">
      <p>
        <span role="alert">{isMine ? say('clock.short') : speaker.say('clock.warning', { seat })}</span>{' '}
        {/* Said once, not every second. */}
        <span role="timer">
          <Clock clock={clock} ahead={table.ahead} />
        </span>
      </p>
      {table.viewer !== 'onlooker' && !isMine && (
        <button type="button" class="btn" onClick={() => void state.send({ do: 'more-time', seat })}>
          {speaker.say('clock.more')}
        </button>
      )}
    </section>
  );
}
