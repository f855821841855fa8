import { Icon, phone, say } from '@tavolata/board-kit';
import { useEffect, useRef } from 'preact/hooks';
import type { Door } from '../games/doors.ts';
import { DoorArt } from '../shared/DoorArt.tsx';
import { addressOf, place } from '../shared/places.ts';
import { toLearn, toRules } from './game-links.ts';
import { Weight } from './Weight.tsx';

/** Which game the new table is for. On phones it is a screen of its own, with a way back and the door once more. */
export function Heading({ door }: { readonly door: Door }) {
  const { slug, players, either, minutes, weight } = door;
  const title = useRef<HTMLHeadingElement>(null);
  const isOwnScreen = phone.value && place.value.at === 'new';
  useEffect(() => {
    if (!isOwnScreen) return;
    scrollTo(0, 0);
    title.current?.focus();
  }, [isOwnScreen]);
  const name = say(`door.${slug}.name`);
  return (
    <header>
      <a class="back" href={addressOf({ at: 'lobby' })} aria-label={say('back')}>
        <Icon name="back" />
      </a>
      <h2 ref={title} tabIndex={-1}>
        {say('new.title')}
      </h2>
      <DoorArt slug={slug} />
      <b data-game={slug}>{name}</b>
      <span class="facts">
        {say(either ? 'door.players-either' : 'door.players', players)} · {say('door.minutes', { minutes })}
      </span>
      <span class="facts heavy">
        <Weight of={weight} />
      </span>
      <p class="hint">{say(`door.${slug}.pitch`)}</p>
      <GameWays door={door} />
    </header>
  );
}

/** For whoever does not know the game yet, or not any more. */
function GameWays({ door }: { readonly door: Door }) {
  const [learn, rules] = [toLearn(door), toRules(door)];
  return (
    <div class="game-ways">
      {learn && (
        <a class="btn" href={addressOf(learn)}>
          <Icon name="learn" /> {say('way.by-playing')}
        </a>
      )}
      {rules && (
        <a class="btn" href={addressOf(rules)}>
          <Icon name="rules" /> {say('way.rulebook')}
        </a>
      )}
    </div>
  );
}
