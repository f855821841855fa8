import { classes, isHidden, listed, Sign, seatName, Thing } from '@tavolata/board-kit';
import { type HeroDef, heroHealth, lures } from '@tavolata/boss-monster';
import type { Seat } from '@tavolata/kernel';
import { Aim, Health, Icons } from './Bits.tsx';
import { doesOf } from './does.ts';
import { Figure } from './Face.tsx';
import { aimingAt } from './facts.ts';
import { Piles } from './Piles.tsx';
import { Px } from './Px.tsx';
import type { CardProps, Props } from './scene.ts';
import css from './Village.module.css';
import { goingWords, labelOf, shortName } from './words.ts';

/** So many stand side by side on a phone, each a finger wide. */
const IN_A_ROW = 5;

/** Under the night sky: Heroes who wait, longest first, and the piles. */
export function Village({ scene }: Props) {
  const { g, say, me } = scene;
  const heroes = g.cards('town');
  const going = lures(g, me);
  return (
    <section class={`bm-village ${css.village}`} aria-label={say.say('zone.town')}>
      <Px id="moon" class={css.moon} />
      <h2 class="unseen">
        {say.say('zone.town')} <span>{say.say('board.heroes-waiting', { count: heroes.length })}</span>
      </h2>
      <ul class={css.waiting} style={{ '--rows': Math.ceil(heroes.length / IN_A_ROW) }} data-zone="town">
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
      class={classes('bm-villager', css.villager, aimed && 'is-aimed')}
      title={where}
    >
      <span class={css.figure}>
        <Figure scene={scene} card={card} />
      </span>
      <div class={css.label} aria-hidden="true">
        <span class={`bm-villager-n ${css.name}`}>
          {def.tier === 'epic' && <em>{say.say('board.epic')} </em>}
          <b>{shortName(scene, card)}</b>
        </span>
        <span class={css.facts}>
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
