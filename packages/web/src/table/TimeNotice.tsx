import { say } from '../shared/Say.tsx';
import { Clock } from './Clock.tsx';
import { shortOfTime } from './short-of-time.ts';
import type { TableState } from './state.ts';

/** Somebody's time runs out: they are told, and the others can give them more. */
export function TimeNotice({ state }: { readonly state: TableState }) {
  const told = state.session.told.value;
  const short = told && shortOfTime(told);
  if (!short) return null;
  const { seat, clock } = short;
  const speaker = state.speaker.value;
  const isMine = seat === told.viewer;
  return (
    <section class="notice">
      <p>
        <span role="alert">{isMine ? say('clock.short') : speaker.say('clock.warning', { seat })}</span>{' '}
        {/* Said once, not every second. */}
        <span role="timer">
          <Clock clock={clock} ahead={told.ahead} />
        </span>
      </p>
      {told.viewer !== 'onlooker' && !isMine && (
        <button type="button" class="btn" onClick={() => void state.wish({ do: 'more-time', seat })}>
          {speaker.say('clock.more')}
        </button>
      )}
    </section>
  );
}
