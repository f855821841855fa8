import { Icon, phone, Sign, say } from '@tavolata/board-kit';
import type { Door } from '../games/doors.ts';
import { Languages } from '../shared/Languages.tsx';
import { myName } from '../shared/my-name.ts';
import { addressOf } from '../shared/places.ts';
import { toLearn, toRules } from './game-links.ts';
import { Invited } from './Invited.tsx';
import { WhichGame } from './WhichGame.tsx';

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
        {phone.value ? <WaysOfAny /> : door && <WaysOf door={door} />}
        <Invited class="only-wide">{say('invited.title')}</Invited>
      </nav>
      <Languages />
      <Me />
    </header>
  );
}

/** Beside the doors the ways are those of the chosen one; on phones they ask for which game. */
function WaysOf({ door }: { readonly door: Door }) {
  const game = say(`door.${door.slug}.name`);
  const [learn, rules] = [toLearn(door), toRules(door)];
  return (
    <>
      {learn && (
        <a href={addressOf(learn)} aria-label={say('way.learn-game', { game })}>
          {say('way.learn')}
        </a>
      )}
      {rules && (
        <a href={addressOf(rules)} aria-label={say('rules.title', { game })}>
          {say('way.rules')}
        </a>
      )}
    </>
  );
}

function WaysOfAny() {
  return (
    <>
      <WhichGame question={say('way.learn-which')} to={toLearn}>
        <Icon name="learn" /> {say('way.learn')}
      </WhichGame>
      <WhichGame question={say('way.rules-which')} to={toRules}>
        <Icon name="rules" /> {say('way.rules')}
      </WhichGame>
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
