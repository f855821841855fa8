import { useSignal } from '@preact/signals';
import { say } from '@tavolata/board-kit';
import type { Invitation } from '@tavolata/protocol';
import { useEffect } from 'preact/hooks';
import { api, Refused } from '../shared/api.ts';
import { Failure, useAttempt } from '../shared/attempt.tsx';
import { DoorArt } from '../shared/DoorArt.tsx';
import { calledMe, keepName, myName } from '../shared/my-name.ts';
import { goInstead, goOnceDone, place } from '../shared/places.ts';
import { linkProblem } from '../shared/problems.ts';
import { Shell, ToLobby } from '../shared/Shell.tsx';
import { Terms } from './Terms.tsx';

/** An invitation: who is there, a name, one button. No account. */
export function JoinPage({ link }: { readonly link: string }) {
  const invitation = useSignal<Invitation | undefined>(undefined);
  const looking = useAttempt(linkProblem);
  const joining = useAttempt();
  const look = async () => {
    const from = place.peek();
    const found = await api.look(link);
    if (place.peek() !== from) return;
    // Whoever sits there already only wants to get back.
    if (found.seat) goInstead({ at: 'table', id: found.id });
    else if (found.used) throw new Refused('link-used');
    else invitation.value = found;
  };
  useEffect(() => void looking.run(look), [link]);
  const join = async () => {
    keepName();
    // Going back should not lead to the invitation again.
    await goOnceDone(async () => ({ at: 'table', id: (await api.join(link, calledMe())).id }), goInstead);
  };
  const found = invitation.value;
  return (
    <Shell title={say('join.title')}>
      {found && (
        <form
          class="join"
          onSubmit={event => {
            event.preventDefault();
            void joining.run(join);
          }}
        >
          <DoorArt slug={found.game} />
          <div>
            <h2 data-game={found.game}>{say(`door.${found.game}.name`)}</h2>
            <p>{say('join.with', { names: found.names.map(name => ({ name })) })}</p>
            {found.begun && <p>{say('join.begun')}</p>}
            <Terms game={found.game} options={found.options} clock={found.clock} />
            <label>
              {say('new.name')}
              <input
                maxLength={30}
                autoComplete="nickname"
                placeholder={say('guest')}
                value={myName.value}
                onInput={event => {
                  myName.value = event.currentTarget.value;
                }}
              />
            </label>
            <button type="submit" class="btn btn-main" aria-disabled={joining.busy}>
              {say('join.sit')}
            </button>
          </div>
        </form>
      )}
      <Failure of={looking} />
      {looking.problem && <ToLobby />}
      <Failure of={joining} />
    </Shell>
  );
}
