import { useSignal } from '@preact/signals';
import { Icon, say } from '@tavolata/board-kit';
import type { ReplaySession } from './session.ts';

const focused = (button: HTMLElement | null): void => button?.focus();

/** Whether everything was shuffled as promised: told in the button's place, where it covers nothing. */
export function Proof({ session }: { readonly session: ReplaySession }) {
  const proof = useSignal<'good' | 'bad' | undefined>(undefined);
  return (
    <>
      {!proof.value && (
        <button
          type="button"
          class="btn"
          onClick={() => {
            proof.value = session.isProved ? 'good' : 'bad';
          }}
        >
          {say('replay.prove')}
        </button>
      )}
      <span class="proof" role="status">
        {proof.value && (
          <>
            {say(`replay.proof-${proof.value}`)} <code>{session.seal.slice(0, 16)}…</code>
          </>
        )}
      </span>
      {proof.value && (
        <button
          type="button"
          class="tv-icon"
          ref={focused}
          aria-label={say('close')}
          onClick={() => {
            proof.value = undefined;
          }}
        >
          <Icon name="close" />
        </button>
      )}
    </>
  );
}
