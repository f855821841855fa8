import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { OnlineTable } from '../online/api.ts';
import { Failure, useAttempt } from '../online/attempt.tsx';
import { lookAtTables, onlineTables, useLook } from '../online/my-tables.ts';
import { deleteLocal, listLocal } from '../session/local.ts';
import { showTurn } from '../shared/badge.ts';
import { Icon } from '../shared/Icon.tsx';
import { language } from '../shared/language.ts';
import { forgetMoved, movedTo } from '../shared/moved.ts';
import { addressOf, type Placed } from '../shared/places.ts';
import { say } from '../shared/Say.tsx';
import { Sure } from '../shared/Sure.tsx';
import type { LocalTable } from '../worker/protocol.ts';
import { DoorArt } from './DoorArt.tsx';
import { OpenFile } from './OpenFile.tsx';

/** A table of mine, wherever it stands. */
interface Mine {
  readonly key: string;
  readonly game: string;
  readonly when: number;
  readonly with: string;
  readonly state: 'your-turn' | 'running' | 'gathering' | 'moved' | 'over';
  readonly to: Placed;
  readonly remove?: () => Promise<unknown>;
}

const local = signal<readonly LocalTable[]>([]);

async function lookHere(): Promise<void> {
  local.value = await listLocal();
}

/** Those of this browser and those at the server do not wait for each other, whichever fails. */
const refresh = (): Promise<unknown> => Promise.all([lookHere(), lookAtTables()]);

function ofHere({ id, game, created, over, people }: LocalTable): Mine {
  // Where the server is out of reach, or has the table no more, it can still be played on here.
  const moved = over ? undefined : onlineTables.value.find(table => table.id === movedTo(id));
  return {
    key: `local ${id}`,
    game,
    when: created,
    with: say('lobby.here'),
    state: over ? 'over' : moved ? 'moved' : 'running',
    to: moved
      ? { at: 'table', id: moved.id }
      : over
        ? { at: 'replay', from: 'local', id }
        : { at: 'local', id, seat: people[0] ?? 'a' },
    remove: () => deleteLocal(id).then(() => forgetMoved(id)),
  };
}

function ofThere({ id, game, touched, over, yourTurn, phase, seats, seat }: OnlineTable): Mine {
  const names = (seats ?? []).flatMap(place =>
    place.seat === seat || place.who === 'open' ? [] : [place.name],
  );
  return {
    key: `online ${id}`,
    game,
    when: touched,
    with: new Intl.ListFormat(language.value).format(names),
    state: over ? 'over' : yourTurn ? 'your-turn' : phase === 'gathering' ? 'gathering' : 'running',
    to: { at: 'table', id },
  };
}

const URGENCY: readonly Mine['state'][] = ['your-turn', 'gathering', 'running', 'moved', 'over'];

function mine(): Mine[] {
  const all = [...onlineTables.value.map(ofThere), ...local.value.map(ofHere)];
  return all.sort((a, b) => URGENCY.indexOf(a.state) - URGENCY.indexOf(b.state) || b.when - a.when);
}

/** The tables I have left standing, the one that waits for me first. */
export function MyTables() {
  const looking = useAttempt();
  useLook(() => void looking.run(refresh));
  const tables = mine();
  const isAwaited = tables.some(({ state }) => state === 'your-turn');
  useEffect(() => showTurn(isAwaited), [isAwaited, language.value]);
  useEffect(() => () => showTurn(false), []);
  return (
    <section class="cloth" aria-label={say('lobby.mine')}>
      <h2>{say('lobby.mine')}</h2>
      {tables.length === 0 && !looking.problem && <p class="none">{say('lobby.none')}</p>}
      <Failure of={looking} />
      <ul class="mine">
        {tables.map(table => (
          <Row key={table.key} table={table} />
        ))}
      </ul>
      <OpenFile />
    </section>
  );
}

function Row({ table }: { readonly table: Mine }) {
  const { game, when, state, to, remove } = table;
  const removing = useAttempt();
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li class={`my-table ${state}`}>
      <DoorArt slug={game} />
      <div>
        <b>{say(`door.${game}.name`)}</b>
        {table.with && <span>{table.with}</span>}
        <span>{date.format(when)}</span>
        <strong>{say(`lobby.${state}`)}</strong>
        <Failure of={removing} />
      </div>
      <a class={state === 'over' || state === 'moved' ? 'btn' : 'btn btn-main'} href={addressOf(to)}>
        {say(state === 'over' ? 'lobby.review' : 'lobby.resume')}
      </a>
      {remove && (
        <Sure
          label={say('lobby.delete')}
          really={say('lobby.delete-really')}
          onSure={() => void removing.run(() => remove().then(refresh))}
        >
          <Icon name="close" />
        </Sure>
      )}
    </li>
  );
}
