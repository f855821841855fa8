import './replay.css';
import { useSignal, useSignalEffect } from '@preact/signals';
import { say } from '@tavolata/board-kit';
import { useEffect, useMemo } from 'preact/hooks';
import { Failure, useAttempt } from '../shared/attempt.tsx';
import { Loading } from '../shared/Loading.tsx';
import { addressOf, cameFrom, note, type Placed, type ReplayFrom } from '../shared/places.ts';
import { Shell, ToLobby } from '../shared/Shell.tsx';
import { TablePage } from '../table/TablePage.tsx';
import { Scrubber } from './Scrubber.tsx';
import type { ReplaySession } from './session.ts';
import { loadReplay } from './sources.ts';

interface Props {
  readonly from: ReplayFrom;
  readonly id: string;
  readonly step?: number;
}

/** Milliseconds the hand rests until the address changes: browsers do not let it at every step of a drag. */
const RESTS = 300;

/** The table at which it was played, for whoever comes from there. */
function tableBefore(id: string): Placed | undefined {
  const before = cameFrom();
  const isTable = before?.at === 'table' || before?.at === 'local';
  return isTable && before.id === id ? before : undefined;
}

/** A match from its first card to its end, as a table one cannot touch. */
export function ReplayPage({ from, id, step }: Props) {
  const session = useSignal<ReplaySession | undefined>(undefined);
  const back = useMemo(() => tableBefore(id), [id]);
  const loading = useAttempt();
  const load = async () => {
    session.value = await loadReplay(from, id);
  };
  useEffect(() => void loading.run(load), [from, id]);
  const shown = session.value;
  useEffect(() => {
    if (step !== undefined) shown?.go(step);
  }, [shown, step]);
  useSignalEffect(() => {
    const now = session.value?.at.value;
    if (now === undefined) return undefined;
    const timer = setTimeout(() => note({ at: 'replay', from, id, ...(now > 0 && { step: now }) }), RESTS);
    return () => clearTimeout(timer);
  });
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
  if (!shown) return <Loading />;
  return (
    <TablePage session={shown} back={back} controls={state => <Scrubber session={shown} state={state} />} />
  );
}
