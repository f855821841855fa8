import './replay.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Failure, useAttempt } from '../online/attempt.tsx';
import { Shell, ToLobby } from '../online/Shell.tsx';
import { Loading } from '../shared/Loading.tsx';
import { addressOf, go, type ReplayFrom } from '../shared/places.ts';
import { say } from '../shared/Say.tsx';
import { TablePage } from '../table/TablePage.tsx';
import { Scrubber } from './Scrubber.tsx';
import type { ReplaySession } from './session.ts';
import { loadReplay } from './sources.ts';

/** A match from its first card to its end, as a table one cannot touch. */
export function ReplayPage({ from, id }: { readonly from: ReplayFrom; readonly id: string }) {
  const session = useSignal<ReplaySession | undefined>(undefined);
  const loading = useAttempt();
  const load = async () => {
    session.value = await loadReplay(from, id);
  };
  useEffect(() => void loading.run(load), [from, id]);
  if (loading.problem)
    return (
      <Shell title={say('replay.title')}>
        <Failure of={loading} />
        {from === 'table' && loading.problem === 'not-over' && (
          <a class="btn btn-main" href={addressOf({ at: 'table', id })}>
            {say('replay.to-table')}
          </a>
        )}
        <ToLobby />
      </Shell>
    );
  const shown = session.value;
  if (!shown) return <Loading />;
  return (
    <TablePage
      session={shown}
      onBack={() => go({ at: 'lobby' })}
      controls={state => <Scrubber session={shown} state={state} />}
    />
  );
}
