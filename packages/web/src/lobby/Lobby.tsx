import '@fontsource-variable/fraunces';
import './lobby.css';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { DOORS, type Door, doorOf } from '../games/index.ts';
import { deleteLocal, listLocal } from '../session/local.ts';
import { Icon } from '../shared/Icon.tsx';
import { LANGUAGES, language } from '../shared/language.ts';
import { go } from '../shared/places.ts';
import { say } from '../shared/Say.tsx';
import type { LocalTable } from '../worker/protocol.ts';
import { DoorArt } from './DoorArt.tsx';
import { NewTable } from './NewTable.tsx';

const chosen = signal('boss-monster');
const tables = signal<readonly LocalTable[]>([]);

async function refresh(): Promise<void> {
  tables.value = await listLocal();
}

/** Five doors, my tables, and a new one two taps away. */
export function Lobby() {
  useEffect(() => void refresh(), []);
  const door = doorOf(chosen.value);
  return (
    <div class="lobby" data-surface="light">
      <header class="lobby-top">
        <img src="./icon.svg" alt="" width="40" height="40" />
        <b class="brand">Tavolata</b>
        <nav>
          {DOORS.filter(({ load }) => load).map(({ slug }) => (
            <a key={slug} href={`#/rules/${slug}`}>
              {say('rules.title', { game: say(`door.${slug}.name`) })}
            </a>
          ))}
        </nav>
        <fieldset class="langs" aria-label={say('language')}>
          {LANGUAGES.map(lang => (
            <button
              type="button"
              key={lang}
              aria-pressed={lang === language.value}
              onClick={() => {
                language.value = lang;
              }}
            >
              {lang.toUpperCase()}
            </button>
          ))}
        </fieldset>
      </header>
      <main class="lobby-main">
        <section class="hello">
          <h1>{say('lobby.title')}</h1>
          <p class="sub">{say('lobby.sub')}</p>
          <div class="doors">
            {DOORS.map(each => (
              <DoorButton key={each.slug} door={each} />
            ))}
          </div>
        </section>
        {door?.load && <NewTable key={door.slug} door={door} />}
        <MyTables />
      </main>
      <footer class="lobby-foot">{say('lobby.unofficial')}</footer>
    </div>
  );
}

function DoorButton({ door }: { readonly door: Door }) {
  const { slug, players, minutes, load } = door;
  const open = load !== undefined;
  return (
    <button
      type="button"
      class="door"
      aria-pressed={slug === chosen.value}
      disabled={!open}
      onClick={() => {
        chosen.value = slug;
      }}
    >
      <DoorArt slug={slug} />
      <b data-game={slug}>{say(`door.${slug}.name`)}</b>
      <span class="facts">
        <Icon name="people" /> {say('door.players', { min: players.min, max: players.max })} ·{' '}
        {say('door.minutes', { minutes })}
      </span>
      <span class="pitch">{open ? say(`door.${slug}.pitch`) : say('door.soon')}</span>
    </button>
  );
}

function MyTables() {
  if (tables.value.length === 0) return null;
  return (
    <section class="cloth" aria-label={say('lobby.mine')}>
      <h2>{say('lobby.mine')}</h2>
      <ul class="mine">
        {tables.value.map(table => (
          <li key={table.id} class="my-table">
            <DoorArt slug={table.game} />
            <div>
              <b>{say(`door.${table.game}.name`)}</b>
              <span>
                {new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(
                  table.created,
                )}
              </span>
              <span>{say(table.over ? 'lobby.over' : 'lobby.running')}</span>
            </div>
            <button
              type="button"
              class={table.over ? 'btn' : 'btn btn-main'}
              onClick={() => go({ at: 'local', id: table.id, seat: 'a' })}
            >
              {say(table.over ? 'lobby.review' : 'lobby.resume')}
            </button>
            <button
              type="button"
              class="btn"
              aria-label={say('lobby.delete')}
              onClick={() => void deleteLocal(table.id).then(refresh)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
