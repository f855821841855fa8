import { useSignal } from '@preact/signals';
import { say } from '@tavolata/board-kit';
import type { Seat } from '@tavolata/kernel';
import { useEffect, useMemo } from 'preact/hooks';
import { LocalSession } from '../session/local.ts';
import { Loading } from '../shared/Loading.tsx';
import { movedTo } from '../shared/moved.ts';
import { lookAtTables, onlineTables } from '../shared/my-tables.ts';
import { goInstead, place } from '../shared/places.ts';
import { problemText } from '../shared/problems.ts';
import { Shell, ToLobby } from '../shared/Shell.tsx';
import { TablePage } from './TablePage.tsx';

interface Props {
  readonly id: string;
  readonly seat: Seat;
}

/** A table of this browser; one that was moved online leads there, as long as the server has it. */
export function LocalTablePage(props: Props) {
  const online = movedTo(props.id);
  const staysHere = useSignal(online === undefined);
  useEffect(() => {
    if (online === undefined) return;
    const from = place.peek();
    void lookAtTables().then(() => {
      if (place.peek() !== from) return;
      if (onlineTables.value.some(({ id }) => id === online)) goInstead({ at: 'table', id: online });
      else staysHere.value = true;
    });
  }, []);
  return staysHere.value ? <LocalTable {...props} /> : <Loading />;
}

/** Or that there is none, since it was deleted or stands in another browser. */
function LocalTable({ id, seat }: Props) {
  const session = useMemo(() => new LocalSession(id, seat), [id, seat]);
  if (session.refused.value !== undefined)
    return (
      <Shell title={say('table.closed')}>
        <p role="alert">{problemText(session.refused.value)}</p>
        <ToLobby />
      </Shell>
    );
  return <TablePage session={session} />;
}
