import { useSignal } from '@preact/signals';
import { say } from '@tavolata/board-kit';
import { useEffect, useMemo } from 'preact/hooks';
import { OnlineSession } from '../session/online.ts';
import { Loading } from '../shared/Loading.tsx';
import { keepSeal } from '../shared/seals.ts';
import { TablePage } from '../table/TablePage.tsx';
import { Gathering } from './Gathering.tsx';
import { TurnedAway } from './TurnedAway.tsx';

/** A table on the server: before, during and after the match, and when it will not have us. */
export function OnlineTablePage({ id }: { readonly id: string }) {
  /** Whoever was turned away may try again: to watch, or because things have changed. */
  const visit = useSignal(0);
  const session = useMemo(() => new OnlineSession(id), [id, visit.value]);
  useEffect(() => () => session.close(), [session]);
  const table = session.table.value;
  const seal = table?.about.commitment;
  useEffect(() => {
    if (seal) keepSeal(id, seal);
  }, [id, seal]);
  const refused = session.refused.value;
  if (refused !== undefined)
    return <TurnedAway session={session} code={refused} onAgain={() => void visit.value++} />;
  if (!table)
    return (
      <Loading>
        {session.isAway.value && <p>{say('loading.away')}</p>}
        {session.isAway.value && session.hasKept && <p>{say('connection.kept')}</p>}
      </Loading>
    );
  if (table.snapshot.phase === 'gathering') return <Gathering session={session} table={table} />;
  return <TablePage session={session} />;
}
