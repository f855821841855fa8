import { DOORS, type Door } from '../games/index.ts';
import { Icon } from '../shared/Icon.tsx';
import { Meeple } from '../shared/Meeple.tsx';
import { go } from '../shared/places.ts';
import { say } from '../shared/Say.tsx';
import { phone } from '../shared/width.ts';
import { chosen } from './chosen.ts';
import { DoorArt } from './DoorArt.tsx';
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
      <span class="pitch only-wide">{open ? say(`door.${slug}.pitch`) : say('door.soon')}</span>
    </button>
  );
}
