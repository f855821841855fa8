import './replay.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { codeOf } from '../online/api.ts';
import { problemText } from '../online/problems.ts';
import { Shell, ToLobby } from '../online/Shell.tsx';
import { addressOf, go, type ReplayFrom } from '../shared/places.ts';
import { say } from '../shared/Say.tsx';
import { TablePage } from '../table/TablePage.tsx';
import { Scrubber } from './Scrubber.tsx';
import type { ReplaySession } from './session.ts';
import { loadReplay } from './sources.ts';

/** A match from its first card to its end, as a table one cannot touch. */
export function ReplayPage({ from, id }: { readonly from: ReplayFrom; readonly id: string }) {
  const session = useSignal<ReplaySession | undefined>(undefined);
  const problem = useSignal<string | undefined>(undefined);
  useEffect(() => {
    loadReplay(from, id).then(
      loaded => {
        session.value = loaded;
      },
      error => {
        problem.value = codeOf(error);
      },
    );
  }, [from, id]);
  if (problem.value)
    return (
      <Shell title={say('replay.title')}>
        <p role="alert">{problemText(problem.value)}</p>
        {from === 'table' && problem.value === 'not-over' && (
          <a class="btn btn-main" href={addressOf({ at: 'table', id })}>
            {say('replay.to-table')}
          </a>
        )}
        <ToLobby />
      </Shell>
    );
  const shown = session.value;
  if (!shown)
    return (
      <div class="tv tv-loading" data-surface="dark" role="status">
        {say('loading')}
      </div>
    );
  return (
    <TablePage session={shown} onBack={() => go({ at: 'lobby' })} controls={<Scrubber session={shown} />} />
  );
}
