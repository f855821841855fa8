import { deck, type HeroDef, heroHealth, lures } from '@tavolata/boss-monster';
import type { Seat } from '@tavolata/kernel';
import { Sign } from '../../shared/Sign.tsx';
import { classes, listed } from '../../shared/strings.ts';
import { isHidden } from '../../table/scenes.ts';
import { Thing } from '../../table/Thing.tsx';
import { Aim, Health, Icons } from './Bits.tsx';
import { doesOf } from './does.ts';
import { aimingAt } from './facts.ts';
import { Figure } from './Hero.tsx';
import { Px } from './Px.tsx';
import type { CardProps, Props } from './scene.ts';
import { goingWords, labelOf, seatName, shortName } from './words.ts';

/** How crowded it is decides how much each Hero says. */
const crowd = (count: number): string =>
  count <= 2 ? 'few' : count <= 4 ? 'some' : count <= 6 ? 'many' : 'many crowd';

/** Under the night sky: Heroes who wait, longest first, and the piles. */
export function Village({ scene }: Props) {
  const { g, say, me } = scene;
  const heroes = g.cards('town');
  const going = lures(g, me);
  return (
    <section class="bm-village" aria-label={say.say('zone.town')}>
      <Px id="moon" class="bm-moon" />
      <h2>
        {say.say('zone.town')} <span>{say.say('board.heroes-waiting', { count: heroes.length })}</span>
      </h2>
      <ul class={`bm-waiting ${crowd(heroes.length)}`} data-zone="town">
        {heroes.map(hero => (
          <li key={hero}>
            <Villager scene={scene} card={hero} to={going.get(hero)} />
          </li>
        ))}
      </ul>
      <Piles scene={scene} />
    </section>
  );
}

/** A Hero in town, with the sign of whoever would lure it now. */
function Villager({ scene, card, to }: CardProps & { readonly to: Seat | undefined }) {
  const { g, say } = scene;
  const def = g.def(card) as HeroDef;
  const where = goingWords(scene, to);
  const label = listed(labelOf(scene, card), where);
  const aimed = aimingAt(scene, card).length > 0;
  return (
    <Thing
      scene={scene}
      at={{ card }}
      label={label}
      does={doesOf(scene, { card })}
      class={classes('bm-villager', aimed && 'is-aimed')}
      title={where}
    >
      <Figure scene={scene} card={card} />
      <div class="bm-villager-l" aria-hidden="true">
        <span class="bm-villager-n">
          {def.tier === 'epic' && <em>{say.say('board.epic')} </em>}
          <b>{shortName(scene, card)}</b>
        </span>
        <span class="bm-villager-f">
          <Health value={heroHealth(g, card)} />
          {def.treasure.length > 0 ? (
            <Icons of={def.treasure} />
          ) : (
            <small>{isHidden(def) ? '' : say.say('board.no-treasure')}</small>
          )}
          {to !== undefined && <Sign seat={to} name={seatName(scene, to)} />}
        </span>
      </div>
      {aimed && <Aim />}
    </Thing>
  );
}

const KINDS = ['room', 'spell', 'ordinary-hero', 'epic-hero'] as const;

/** The four decks by their backs, and the discard pile, which anybody may look through. */
function Piles({ scene: { g, say, opened } }: Props) {
  const discards = g.cards('discard-pile').length;
  return (
    <ul class="bm-piles" aria-label={say.say('board.piles')}>
      {KINDS.map(kind => (
        <li key={kind}>
          <Pile
            kind={kind}
            count={g.cards(deck(kind)).length}
            name={say.say(`board.pile.${kind}`)}
            zone={deck(kind)}
          />
        </li>
      ))}
      <li>
        <button type="button" onClick={() => opened.toggle({ place: 'discard-pile' })}>
          <span class="unseen">
            {listed(say.say('board.look-at', { pile: say.say('board.pile.discard') }), String(discards))}
          </span>
          <Pile kind="discard" count={discards} name={say.say('board.pile.discard')} zone="discard-pile" />
        </button>
      </li>
    </ul>
  );
}

interface PileProps {
  readonly kind: string;
  readonly count: number;
  readonly name: string;
  readonly zone: string;
}

function Pile({ kind, count, name, zone }: PileProps) {
  return (
    <span class={classes('bm-pile', kind, count === 0 && 'empty')} aria-hidden={zone === 'discard-pile'}>
      <span class="bm-pile-c" data-zone={zone}>
        {count}
      </span>
      <span class="bm-pile-n">{name}</span>
    </span>
  );
}
