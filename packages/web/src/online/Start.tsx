import { useSignal } from '@preact/signals';
import { say } from '@tavolata/board-kit';
import type { TableSnapshot } from '../session/session.ts';
import { api } from '../shared/api.ts';
import type { Attempt } from '../shared/attempt.tsx';
import { problemText } from '../shared/problems.ts';

interface Props {
  readonly table: TableSnapshot;
  /** How many seats nobody has taken. */
  readonly free: number;
  readonly doing: Attempt;
}

/** The owner's button. While seats are free it says why it does nothing, and so does the page to whoever tries. */
export function Start({ table: { about }, free, doing }: Props) {
  const isTried = useSignal(false);
  const why = free > 0 ? problemText('seats-open') : undefined;
  return (
    <>
      <button
        type="button"
        class="btn btn-main"
        aria-disabled={why !== undefined || doing.busy}
        title={why}
        onClick={() => {
          isTried.value = true;
          if (!why) void doing.run(() => api.start(about.id));
        }}
      >
        {say(about.origin === 'moved' ? 'gather.go-on' : 'gather.start')}
      </button>
      {isTried.value && why && (
        <p class="bad" role="alert">
          {why}
        </p>
      )}
    </>
  );
}
