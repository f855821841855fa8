import { Icon, phone, say } from '@tavolata/board-kit';
import { DOORS, type Door } from '../games/doors.ts';
import { DoorArt } from '../shared/DoorArt.tsx';
import { Meeple } from '../shared/Meeple.tsx';
import { go } from '../shared/places.ts';
import { choose, chosen } from './chosen.ts';
import { Invited } from './Invited.tsx';
import { Weight } from './Weight.tsx';

/** The games as doors, and on phones a sixth one for whoever was invited. */
export function Doors() {
  return (
    <div class="doors">
      {DOORS.map(door => (
        <DoorButton key={door.slug} door={door} />
      ))}
      <Invited class="door no-door only-phone">
        <span class="door-art">
          <Icon name="link" />
          {say('invited.title')}
        </span>
      </Invited>
    </div>
  );
}

function DoorButton({ door }: { readonly door: Door }) {
  const { slug, players, either, minutes, weight } = door;
  return (
    <button
      type="button"
      class="door"
      aria-pressed={slug === chosen.value}
      onClick={() => {
        choose(slug);
        // Where the panel is not beside the doors, it is behind them.
        if (phone.value) go({ at: 'new', slug });
      }}
    >
      <DoorArt slug={slug} />
      <b data-game={slug}>{say(`door.${slug}.name`)}</b>
      <span class="facts">
        <Meeple /> {say(either ? 'door.players-either' : 'door.players', players)}{' '}
        <span class="only-wide">· {say('door.minutes', { minutes })}</span>
      </span>
      <span class="facts only-wide">
        <Weight of={weight} />
      </span>
      <span class="pitch only-wide">{say(`door.${slug}.pitch`)}</span>
    </button>
  );
}
