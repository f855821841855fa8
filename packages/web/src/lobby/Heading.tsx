import { useEffect, useRef } from 'preact/hooks';
import type { Door } from '../games/index.ts';
import { Icon } from '../shared/Icon.tsx';
import { addressOf, place } from '../shared/places.ts';
import { say } from '../shared/Say.tsx';
import { phone } from '../shared/width.ts';
import { DoorArt } from './DoorArt.tsx';

/** Which game the new table is for. On phones it is a screen of its own, with a way back and the door once more. */
export function Heading({ door }: { readonly door: Door }) {
  const { slug, players, either, minutes } = door;
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
      <p class="hint">{say(`door.${slug}.pitch`)}</p>
    </header>
  );
}
