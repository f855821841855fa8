import { Sign, say } from '@tavolata/board-kit';
import type { TablePageState } from './state/page-state.ts';
import type { Curtain } from './state/shared-screen.ts';

interface Props {
  readonly state: TablePageState;
  readonly curtain: Curtain;
}

const focusOn = (button: HTMLButtonElement | null): void => button?.focus();

/** At one screen: when it is another person's turn, there is nothing else on it until they have it in their hands. */
export function HandOver({ state, curtain: { next } }: Props) {
  const speaker = state.speaker.value;
  const words = next ? speaker.say('hand-over', { name: next }) : say('waiting');
  return (
    <div class="tv" data-surface="dark">
      <div class="hand-over" role="alertdialog" aria-modal="true" aria-label={words}>
        {next && <Sign seat={next} name={speaker.seat(next)} />}
        <p>{words}</p>
        {next && (
          <button
            type="button"
            key={next}
            class="btn btn-main"
            data-main
            ref={focusOn}
            onClick={() => state.lookAs(next)}
          >
            {speaker.say('hand-over.ready', { name: next })}
          </button>
        )}
        <a class="btn" href="#/">
          {say('back')}
        </a>
      </div>
    </div>
  );
}
