import { classes, Name } from '@tavolata/board-kit';
import { heroAt, mightOf, nameOf } from '@tavolata/darkest-night';
import type { Encounter } from './combat.ts';
import { Disc } from './Disc.tsx';
import css from './Duel.module.css';
import { Foe } from './Foe.tsx';
import { Glyph } from './Glyph.tsx';
import type { Props } from './scene.ts';
import { cardName, placeName, termOf } from './words.ts';

/** Who stands against whom, what it takes, and what comes of it either way. */
export function Duel({ scene, encounter }: Props & { readonly encounter: Encounter }) {
  const { g, say } = scene;
  const { hero, enemy, blights, won, lost, anyway } = encounter;
  const [blight] = blights;
  const name = nameOf(g, hero);
  const foe = enemy ? say.card(enemy.id, '') : blights.map(each => cardName(scene, each)).join(' + ');
  const emblem = blight === undefined ? (enemy?.id ?? 'necromancer') : g.def(blight).id;
  const numbers = [
    enemy?.strength !== undefined && say.say('night.strength', { number: enemy.strength }),
    enemy?.awareness !== undefined && say.say('night.awareness', { number: enemy.awareness }),
    ...blights.map(each => say.say('night.might', { might: mightOf(g, each) })),
  ];
  return (
    <div class="dn-duel">
      <div class={css.sides}>
        <Disc scene={scene} name={name} />
        <span class={css.words}>
          <b>{termOf(scene, name)}</b>
          <small>{placeName(scene, heroAt(g, hero).at)}</small>
        </span>
        <Glyph name="sign-fight" class={css.versus} />
        <span class={classes('dn-foe', css.words, css.foe)}>
          <b>
            <Name of={foe} />
          </b>
          <small>{numbers.filter(Boolean).join(' · ')}</small>
        </span>
        <Foe emblem={emblem} />
      </div>
      <p class={css.stakes}>
        <span>
          <b>{say.say('night.if-won')}</b> {won.join(', ') || say.say('night.outcome.nothing')}
        </span>
        <span class={css.loss}>
          <b>{say.say('night.if-lost')}</b> {lost.join(', ') || say.say('night.outcome.nothing')}
        </span>
        {anyway.length > 0 && (
          <span class={css.anyway}>
            <b>{say.say('board.stakes.anyway')}</b> {anyway.join(', ')}
          </span>
        )}
      </p>
    </div>
  );
}
