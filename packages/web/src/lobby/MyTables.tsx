import { phone, say } from '@tavolata/board-kit';
import { useEffect } from 'preact/hooks';
import { Failure, useAttempt } from '../shared/attempt.tsx';
import { showTurn } from '../shared/badge.ts';
import { language } from '../shared/language.ts';
import { isServerAway, useLook } from '../shared/my-tables.ts';
import { awaitsMe, type MyTableEntry, myTables, refreshMyTables } from './every-table.ts';
import { MyTable } from './MyTable.tsx';
import { OpenFile } from './OpenFile.tsx';

const awaitingMe = (tables: readonly MyTableEntry[]): number => tables.filter(awaitsMe).length;

/** The tables I have left standing. */
export function MyTables() {
  const looking = useAttempt();
  useLook(() => void looking.run(refreshMyTables));
  const tables = myTables();
  const awaiting = awaitingMe(tables);
  useEffect(() => showTurn(awaiting > 0), [awaiting > 0, language.value]);
  useEffect(() => () => showTurn(false), []);
  return (
    <section class="cloth" aria-label={say('lobby.mine')}>
      <h2>
        {say('lobby.mine')}
        {awaiting > 0 && <small>{say('lobby.awaiting', { tables: awaiting })}</small>}
      </h2>
      <p class="away" role="status">
        {isServerAway.value && say('lobby.server-away')}
      </p>
      {tables.length === 0 && !looking.problem && !isServerAway.value && (
        <p class="none">{say('lobby.none')}</p>
      )}
      <Failure of={looking} />
      <Listed tables={tables} />
    </section>
  );
}

/** All of them; on phones one, and all else behind it: the doors are to be seen as well. */
function Listed({ tables }: { readonly tables: readonly MyTableEntry[] }) {
  const [first, ...others] = tables;
  const awaiting = awaitingMe(others);
  if (!phone.value || !first || others.length === 0)
    return (
      <>
        <List tables={tables} />
        <OpenFile />
      </>
    );
  return (
    <>
      <List tables={[first]} />
      <details class="others">
        <summary>
          <b>{say('lobby.others', { tables: others.length })}</b>
          {awaiting > 0 && <small>{say('lobby.awaiting', { tables: awaiting })}</small>}
        </summary>
        <List tables={others} />
        <OpenFile />
      </details>
    </>
  );
}

const List = ({ tables }: { readonly tables: readonly MyTableEntry[] }) => (
  <ul class="mine">
    {tables.map(table => (
      <MyTable key={table.key} table={table} />
    ))}
  </ul>
);
