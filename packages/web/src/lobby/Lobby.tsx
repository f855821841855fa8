import '@fontsource-variable/baloo-2';
import '@fontsource-variable/cinzel';
import '@fontsource-variable/fraunces';
import '@fontsource-variable/grenze-gotisch';
import '@fontsource/jersey-15';
import '@fontsource/londrina-solid/900.css';
import './lobby.css';
import './my-tables.css';
import './new-table.css';
import { DOORS, type Door, doorOf } from '../games/index.ts';
import { Icon } from '../shared/Icon.tsx';
import { Languages } from '../shared/Languages.tsx';
import { addressOf } from '../shared/places.ts';
import { say } from '../shared/Say.tsx';
import { chosen } from './chosen.ts';
import { DoorArt } from './DoorArt.tsx';
import { MyTables } from './MyTables.tsx';
import { NewTable } from './NewTable.tsx';

/** Five doors, my tables, and a new one two taps away. */
export function Lobby() {
  const door = doorOf(chosen.value);
  return (
    <div class="lobby" data-surface="light">
      <header class="lobby-top">
        <img src="./icon.svg" alt="" width="40" height="40" />
        <b class="brand">Tavolata</b>
        <nav>
          {door?.load && (
            <a href={addressOf({ at: 'rules', slug: door.slug })}>
              {say('rules.title', { game: say(`door.${door.slug}.name`) })}
            </a>
          )}
          {door?.teaches && (
            <a href={addressOf({ at: 'learn', slug: door.slug, n: 0 })}>{say('lesson.learn')}</a>
          )}
        </nav>
        <Languages />
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
  const { slug, players, either, minutes, weight, load } = door;
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
        <Icon name="people" /> {say(either ? 'door.players-either' : 'door.players', players)}
        <span class="more"> · {say('door.minutes', { minutes })}</span>
      </span>
      <span class="facts more">
        {say('door.weight')} <Weight of={weight} />
      </span>
      <span class="pitch more">{open ? say(`door.${slug}.pitch`) : say('door.soon')}</span>
    </button>
  );
}

const HEAVIEST = 5;

/** How much there is to think about, in pips and in words. */
function Weight({ of }: { readonly of: number }) {
  return (
    <span class="weight" role="img" aria-label={say('door.weight-of', { of, most: HEAVIEST })}>
      {'●'.repeat(of)}
      {'○'.repeat(HEAVIEST - of)}
    </span>
  );
}
