import { say } from '../shared/Say.tsx';
import { Sign } from '../shared/Sign.tsx';
import type { Curtain } from './holding.ts';
import type { TableState } from './state.ts';

interface Props {
  readonly state: TableState;
  readonly curtain: Curtain;
}

const focusOn = (button: HTMLButtonElement | null): void => button?.focus();

/** At one screen: when it is another person's turn, there is nothing else on it until they have it in their hands. */
export function HandOver({ state, curtain: { next } }: Props) {
  const name = next && state.speaker.value.seat(next);
  const words = name ? say('hand-over', { name }) : say('waiting');
  return (
    <div class="tv" data-surface="dark">
      <div class="hand-over" role="alertdialog" aria-modal="true" aria-label={words}>
        {next && name && <Sign seat={next} name={name} />}
        <p>{words}</p>
        {next && name && (
          <button
            type="button"
            key={next}
            class="btn btn-main"
            data-main
            ref={focusOn}
            onClick={() => state.lookAs(next)}
          >
            {say('hand-over.ready', { name })}
          </button>
        )}
        <a class="btn" href="#/">
          {say('back')}
        </a>
      </div>
    </div>
  );
}
