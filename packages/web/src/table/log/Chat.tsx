import { useSignal } from '@preact/signals';
import { Sign, say } from '@tavolata/board-kit';
import type { Seat } from '@tavolata/kernel';
import type { Company } from '../../session/session.ts';
import type { TablePageState } from '../state/page-state.ts';
import { useStickToEnd } from './stick-to-end.ts';

const LONGEST = 500;

interface Props {
  readonly state: TablePageState;
  readonly company: Company;
  readonly mayTalk: boolean;
  /** Those who play together with me, in games with teams. */
  readonly team: readonly Seat[] | undefined;
}

/** What people say to each other, apart from what happens. Onlookers listen. */
export function Chat({ state, company, mayTalk, team }: Props) {
  const text = useSignal('');
  const isLost = useSignal(false);
  const isForTeam = useSignal(false);
  const lines = company.chat.value;
  const list = useStickToEnd(lines.length, () => {
    state.heard.value = lines.at(-1)?.n ?? 0;
  });
  const talk = async () => {
    const line = text.value.trim();
    if (line === '') return;
    text.value = '';
    isLost.value = !(await company.say(line, isForTeam.value ? 'team' : undefined));
    // Before whatever was written meanwhile.
    if (isLost.value) text.value = [line, text.value].filter(Boolean).join(' ');
  };
  return (
    <>
      <div class="log chat" ref={list} role="log" aria-label={say('chat')}>
        {lines.length === 0 && <p class="quiet">{say('chat.none')}</p>}
        {lines.map(({ n, seat, name, text: said, to }) => (
          <p key={n}>
            <Sign seat={seat} name="" small />
            <span>
              <b>{name}</b> {to && <em>({say('chat.team')})</em>} {said}
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
          {team && (
            <label class="check">
              <input
                type="checkbox"
                checked={isForTeam.value}
                onChange={event => {
                  isForTeam.value = event.currentTarget.checked;
                }}
              />
              {say('chat.team')}
            </label>
          )}
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
