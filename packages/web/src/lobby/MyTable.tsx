import { classes, Icon, say } from '@tavolata/board-kit';
import { doorOf } from '../games/doors.ts';
import { ago } from '../shared/ago.ts';
import { Failure, useAttempt } from '../shared/attempt.tsx';
import { DoorArt } from '../shared/DoorArt.tsx';
import { language } from '../shared/language.ts';
import { addressOf } from '../shared/places.ts';
import { problemText } from '../shared/problems.ts';
import { Sure } from '../shared/Sure.tsx';
import { awaitsMe, type MyTableEntry, refreshMyTables } from './every-table.ts';

/** Whether there is something for me to do, and not only for somebody else. */
const isMine = (table: MyTableEntry): boolean =>
  awaitsMe(table) ||
  table.state === 'gathering' ||
  (table.state === 'running' && table.awaited === undefined);

/** In which turn it is, and in which phase if there is room; before the first turn they are the same. */
function Moment({ table: { game, turn, phase } }: { readonly table: MyTableEntry }) {
  if (turn === undefined) return null;
  const name = say(`door.${game}.turn`, { turn });
  return (
    <>
      {name}
      {phase && phase !== name && <em class="only-wide">, {phase}</em>}
    </>
  );
}

/** A table I have left standing, and the way back to it. */
export function MyTable({ table }: { readonly table: MyTableEntry }) {
  const { game, when, state, awaited, to, remove } = table;
  const removing = useAttempt();
  return (
    <li class={classes('my-table', state, awaitsMe(table) && 'awaits-me', remove && 'removable')}>
      <DoorArt slug={game} />
      <div>
        <b>{doorOf(game) ? say(`door.${game}.name`) : problemText('unknown-game')}</b>
        <span>
          <Moment table={table} />
          {table.turn !== undefined && table.with && ' · '}
          {table.with}
        </span>
        <strong>
          {state === 'running' && awaited ? say('waiting.for', { names: awaited }) : say(`lobby.${state}`)}
        </strong>
        <time dateTime={new Date(when).toISOString()}>{ago(when, Date.now(), language.value)}</time>
        <Failure of={removing} />
      </div>
      <a class={classes('btn', isMine(table) && 'btn-main')} href={addressOf(to)}>
        {say(state === 'over' ? 'lobby.review' : isMine(table) ? 'lobby.resume' : 'lobby.look')}
      </a>
      {remove && (
        <Sure
          label={say('lobby.delete')}
          really={say('lobby.delete-really')}
          onSure={() => void removing.run(() => remove().then(refreshMyTables))}
        >
          <Icon name="close" />
        </Sure>
      )}
    </li>
  );
}
