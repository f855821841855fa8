import { useEffect, useMemo } from 'preact/hooks';
import { OnlineSession } from '../session/online.ts';
import { Loading } from '../shared/Loading.tsx';
import { go } from '../shared/places.ts';
import { say } from '../shared/Say.tsx';
import { keepSeal } from '../shared/seals.ts';
import { TablePage } from '../table/TablePage.tsx';
import { Gathering } from './Gathering.tsx';
import { problemText } from './problems.ts';
import { Shell, ToLobby } from './Shell.tsx';

/** The table goes on, but not for us. */
const OWN_TITLE: readonly string[] = ['withdrawn', 'not-watchable'];

/** A table on the server: before, during and after the match, and when it will not have us. */
export function OnlineTablePage({ id }: { readonly id: string }) {
  const session = useMemo(() => new OnlineSession(id), [id]);
  useEffect(() => () => session.close(), [session]);
  const told = session.told.value;
  const seal = told?.about.commitment;
  useEffect(() => {
    if (seal) keepSeal(id, seal);
  }, [id, seal]);
  const refused = session.refused.value;
  if (refused !== undefined)
    return (
      <Shell title={say(OWN_TITLE.includes(refused) ? `table.${refused}` : 'table.closed')}>
        <p role="alert">{problemText(refused)}</p>
        <ToLobby />
      </Shell>
    );
  if (!told)
    return (
      <Loading>
        {session.isAway.value && <p>{say('loading.away')}</p>}
        {session.isAway.value && session.hasKept && <p>{say('connection.kept')}</p>}
      </Loading>
    );
  if (told.picture.phase === 'gathering') return <Gathering session={session} told={told} />;
  return <TablePage session={session} onBack={() => go({ at: 'lobby' })} />;
}
