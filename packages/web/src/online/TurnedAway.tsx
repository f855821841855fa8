import { say } from '@tavolata/board-kit';
import type { OnlineSession } from '../session/online.ts';
import { problemText } from '../shared/problems.ts';
import { Shell, ToLobby } from '../shared/Shell.tsx';

/** The table goes on, but not for us. */
const OWN_TITLE: readonly string[] = ['left', 'withdrawn', 'not-watchable'];

interface Props {
  readonly session: OnlineSession;
  /** Why: a code. */
  readonly code: string;
  readonly onAgain: () => void;
}

/** It may be otherwise in a moment: the owner lets people watch again, or the server has recovered. */
const PASSING: readonly string[] = ['not-watchable', 'unknown-table', 'failed'];

/** A table that has no place for us. Whoever has left it of their own will may still watch, where that is allowed. */
export function TurnedAway({ session, code, onAgain }: Props) {
  const hasLeft = code === 'left';
  const again =
    (hasLeft && session.watchers.value.watch && 'watch.instead') || (PASSING.includes(code) && 'table.again');
  return (
    <Shell title={say(OWN_TITLE.includes(code) ? `table.${code}` : 'table.closed')}>
      <p role={hasLeft ? 'status' : 'alert'}>{problemText(code)}</p>
      <div class="way-out">
        <ToLobby />
        {code === 'other-version' && (
          <button type="button" class="btn" onClick={() => location.reload()}>
            {say('broken.reload')}
          </button>
        )}
        {again && (
          <button type="button" class="btn" onClick={onAgain}>
            {say(again)}
          </button>
        )}
      </div>
    </Shell>
  );
}
