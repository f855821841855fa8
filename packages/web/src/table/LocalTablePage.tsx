import type { Seat } from '@tavolata/kernel';
import { useMemo } from 'preact/hooks';
import { problemText } from '../online/problems.ts';
import { Shell, ToLobby } from '../online/Shell.tsx';
import { LocalSession } from '../session/local.ts';
import { go } from '../shared/places.ts';
import { say } from '../shared/Say.tsx';
import { TablePage } from './TablePage.tsx';

/** A table of this browser; or that there is none, since it was deleted or stands in another browser. */
export function LocalTablePage({ id, seat }: { readonly id: string; readonly seat: Seat }) {
  const session = useMemo(() => new LocalSession(id, seat), [id, seat]);
  if (session.refused.value !== undefined)
    return (
      <Shell title={say('table.closed')}>
        <p role="alert">{problemText(session.refused.value)}</p>
        <ToLobby />
      </Shell>
    );
  return <TablePage session={session} onBack={() => go({ at: 'lobby' })} />;
}
