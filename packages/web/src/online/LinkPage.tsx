import { useSignal } from '@preact/signals';
import { say } from '@tavolata/board-kit';
import { useEffect } from 'preact/hooks';
import { api } from '../shared/api.ts';
import { goInstead, goOnceDone } from '../shared/places.ts';
import { linkProblem, problemText } from '../shared/problems.ts';
import { Shell, ToLobby } from '../shared/Shell.tsx';

interface Props {
  readonly at: 'seat' | 'confirm';
  readonly link: string;
}

/** A link that does one thing when it is opened: this device takes its seat, or a mail address is confirmed. */
export function LinkPage({ at, link }: Props) {
  const line = useSignal(say('waiting'));
  const problem = useSignal<string | undefined>(undefined);
  useEffect(() => {
    const done = at === 'seat' ? enter(link) : api.confirm(link).then(() => say('notify.confirmed'));
    done.then(
      told => {
        line.value = told;
      },
      error => {
        problem.value = linkProblem(error);
      },
    );
  }, [at, link]);
  return (
    <Shell title={say(`link.${at}`)}>
      {problem.value ? (
        <p class="bad" role="alert">
          {problemText(problem.value)}
        </p>
      ) : (
        <p role="status">{line.value}</p>
      )}
      <ToLobby />
    </Shell>
  );
}

/** The link stays out of the history: going back should not enter again. */
async function enter(link: string): Promise<string> {
  await goOnceDone(async () => ({ at: 'table', id: (await api.enterSeat(link)).id }), goInstead);
  return say('waiting');
}
