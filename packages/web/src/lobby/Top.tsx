import type { Door } from '../games/index.ts';
import { Icon } from '../shared/Icon.tsx';
import { Languages } from '../shared/Languages.tsx';
import { myName } from '../shared/my-name.ts';
import { addressOf } from '../shared/places.ts';
import { say } from '../shared/Say.tsx';
import { Sign } from '../shared/Sign.tsx';
import { Invited } from './Invited.tsx';

/** Name, ways and language; on phones the ways lie at the bottom, under the thumb. */
export function Top({ door }: { readonly door: Door | undefined }) {
  return (
    <header class="lobby-top">
      <img src="./icon.svg" alt="" width="40" height="40" />
      <b class="brand">Tavolata</b>
      <nav class="ways" aria-label={say('way.all')}>
        <a href={addressOf({ at: 'lobby' })} aria-current="page">
          <Icon name="table" /> {say('way.play')}
        </a>
        {door && <WaysOf door={door} />}
        <Invited class="only-wide">{say('invited.title')}</Invited>
      </nav>
      <Languages />
      <Me />
    </header>
  );
}

/** The game of the chosen door can be learned, and looked up. */
function WaysOf({ door: { slug, teaches, load } }: { readonly door: Door }) {
  const game = say(`door.${slug}.name`);
  return (
    <>
      {teaches && (
        <a href={addressOf({ at: 'learn', slug, n: 0 })} aria-label={say('way.learn-game', { game })}>
          <Icon name="learn" /> {say('way.learn')}
        </a>
      )}
      {load && (
        <a href={addressOf({ at: 'rules', slug })} aria-label={say('rules.title', { game })}>
          <Icon name="rules" /> {say('way.rules')}
        </a>
      )}
    </>
  );
}

/** Who I am here, once I have said so. */
function Me() {
  const name = myName.value.trim();
  if (name === '') return null;
  return (
    <span class="me">
      <Sign seat="a" name={name} />
      <span class="only-wide">
        <b>{name}</b>
        <small>{say('lobby.guest')}</small>
      </span>
    </span>
  );
}
