import { useEffect } from 'preact/hooks';
import { Failure, useAttempt } from '../online/attempt.tsx';
import { isServerAway, useLook } from '../online/my-tables.ts';
import { showTurn } from '../shared/badge.ts';
import { language } from '../shared/language.ts';
import { say } from '../shared/Say.tsx';
import { phone } from '../shared/width.ts';
import { MyTable } from './MyTable.tsx';
import { awaitsMe, type Mine, mine, refresh } from './mine.ts';
import { OpenFile } from './OpenFile.tsx';

const awaitingMe = (tables: readonly Mine[]): number => tables.filter(awaitsMe).length;

/** The tables I have left standing. */
export function MyTables() {
  const looking = useAttempt();
  useLook(() => void looking.run(refresh));
  const tables = mine();
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
function Listed({ tables }: { readonly tables: readonly Mine[] }) {
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

const List = ({ tables }: { readonly tables: readonly Mine[] }) => (
  <ul class="mine">
    {tables.map(table => (
      <MyTable key={table.key} table={table} />
    ))}
  </ul>
);
