import type { OnlineSession } from '../session/online.ts';
import { say } from '../shared/Say.tsx';
import { problemText } from './problems.ts';
import { Shell, ToLobby } from './Shell.tsx';

/** The table goes on, but not for us. */
const OWN_TITLE: readonly string[] = ['left', 'withdrawn', 'not-watchable'];

interface Props {
  readonly session: OnlineSession;
  /** Why: a code. */
  readonly code: string;
  readonly onWatch: () => void;
}

/** A table that has no place for us. Whoever has left it of their own will may still watch, where that is allowed. */
export function TurnedAway({ session, code, onWatch }: Props) {
  const hasLeft = code === 'left';
  return (
    <Shell title={say(OWN_TITLE.includes(code) ? `table.${code}` : 'table.closed')}>
      <p role={hasLeft ? 'status' : 'alert'}>{problemText(code)}</p>
      <div class="way-out">
        <ToLobby />
        {hasLeft && session.watchers.value.watch && (
          <button type="button" class="btn" onClick={onWatch}>
            {say('watch.instead')}
          </button>
        )}
      </div>
    </Shell>
  );
}
