import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Company } from '../session/session.ts';
import { say } from '../shared/Say.tsx';
import { Sign } from '../shared/Sign.tsx';

const LONGEST = 500;

/** What people say to each other, apart from what happens. Onlookers listen. */
export function Chat({ company, mayTalk }: { readonly company: Company; readonly mayTalk: boolean }) {
  const text = useSignal('');
  const isLost = useSignal(false);
  const end = useRef<HTMLDivElement>(null);
  const lines = company.chat.value;
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [lines.length]);
  const talk = async () => {
    const line = text.value.trim();
    if (line === '') return;
    isLost.value = !(await company.say(line));
    if (!isLost.value) text.value = '';
  };
  return (
    <>
      <div class="log chat" ref={end} role="log" aria-label={say('chat')}>
        {lines.length === 0 && <p class="quiet">{say('chat.none')}</p>}
        {lines.map(({ n, seat, name, text: said }) => (
          <p key={n}>
            <Sign seat={seat} name="" small />
            <span>
              <b>{name}</b> {said}
            </span>
          </p>
        ))}
      </div>
      {mayTalk && (
        <form
          class="talk"
          onSubmit={event => {
            event.preventDefault();
            void talk();
          }}
        >
          <input
            value={text.value}
            maxLength={LONGEST}
            aria-label={say('chat.write')}
            placeholder={say('chat.write')}
            onInput={event => {
              text.value = event.currentTarget.value;
            }}
          />
          <button type="submit" class="btn">
            {say('chat.send')}
          </button>
          {isLost.value && (
            <p class="bad" role="alert">
              {say('chat.lost')}
            </p>
          )}
        </form>
      )}
    </>
  );
}
