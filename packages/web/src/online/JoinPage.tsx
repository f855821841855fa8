import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { DoorArt } from '../lobby/DoorArt.tsx';
import { language } from '../shared/language.ts';
import { keepName, myName } from '../shared/my-name.ts';
import { addressOf, go } from '../shared/places.ts';
import { say } from '../shared/Say.tsx';
import { api, codeOf, type Invitation } from './api.ts';
import { linkProblem, problemText } from './problems.ts';
import { Shell, ToLobby } from './Shell.tsx';

/** An invitation: who is there, a name, one button. No account. */
export function JoinPage({ link }: { readonly link: string }) {
  const invitation = useSignal<Invitation | undefined>(undefined);
  const problem = useSignal<string | undefined>(undefined);
  useEffect(() => {
    api.look(link).then(
      found => {
        // Whoever sits there already only wants to get back.
        if (found.seat) go({ at: 'table', id: found.id });
        else if (found.used) problem.value = 'link-used';
        else invitation.value = found;
      },
      error => {
        problem.value = linkProblem(error);
      },
    );
  }, [link]);
  const join = async () => {
    try {
      keepName();
      const { id } = await api.join(link, myName.value.trim());
      location.replace(addressOf({ at: 'table', id }));
    } catch (error) {
      problem.value = codeOf(error);
    }
  };
  const found = invitation.value;
  return (
    <Shell title={say('join.title')}>
      {found && (
        <form
          class="join"
          onSubmit={event => {
            event.preventDefault();
            void join();
          }}
        >
          <DoorArt slug={found.game} />
          <div>
            <h2 data-game={found.game}>{say(`door.${found.game}.name`)}</h2>
            <p>{say('join.with', { names: new Intl.ListFormat(language.value).format(found.names) })}</p>
            <label>
              {say('new.name')}
              <input
                required
                maxLength={30}
                autoComplete="nickname"
                value={myName.value}
                onInput={event => {
                  myName.value = event.currentTarget.value;
                }}
              />
            </label>
            <button type="submit" class="btn btn-main">
              {say('join.sit')}
            </button>
          </div>
        </form>
      )}
      {problem.value && (
        <>
          <p class="bad" role="alert">
            {problemText(problem.value)}
          </p>
          {!found && <ToLobby />}
        </>
      )}
    </Shell>
  );
}
