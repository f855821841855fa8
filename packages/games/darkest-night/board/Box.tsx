import { useSignal } from '@preact/signals';
import { classes } from '@tavolata/board-kit';
import { EVENT_DRAWN, nameOf, targetIn } from '@tavolata/darkest-night';
import { Alternative } from './Alternative.tsx';
import { Card } from './Card.tsx';
import { encounterOf } from './combat.ts';
import { Dice } from './Dice.tsx';
import { Duel } from './Duel.tsx';
import { boxed } from './offered.ts';
import { Prospect } from './Prospect.tsx';
import type { Props } from './scene.ts';
import { termOf } from './words.ts';

/** At the place where something is decided by dice: the event, the alternatives with their chances, the roll. */
export function Box({ scene }: Props) {
  const { g, say } = scene;
  // On a phone the dice lie over the map: one can look at either.
  const folded = useSignal(false);
  const options = boxed(scene);
  const roll = g.state.rolls.at(-1);
  const target = roll && targetIn(g, roll);
  const encounter = encounterOf(scene);
  const [event] = g.cards(EVENT_DRAWN);
  if (options.length === 0 && !roll && !encounter && event === undefined) return null;
  const isFight = encounter !== undefined || roll !== undefined;
  return (
    <aside
      class={classes('dn-box', isFight && 'fight', folded.value && 'folded')}
      aria-label={say.say('night.box')}
    >
      {isFight && (
        <button type="button" class="dn-fold" onClick={() => (folded.value = !folded.value)}>
          {say.say(folded.value ? 'night.show-dice' : 'night.show-map')}
        </button>
      )}
      {event !== undefined && !encounter && (
        <div class="dn-drawn" data-card={event}>
          <Card scene={scene} card={event} />
        </div>
      )}
      {encounter && <Duel scene={scene} encounter={encounter} />}
      {!encounter && roll && (
        <h3>
          {say.say(`night.roll-for.${roll.kind}`, { hero: termOf(scene, nameOf(g, roll.hero)) })}
          {target !== undefined && <span>{say.say('night.needs', { target })}</span>}
        </h3>
      )}
      {roll && <Dice scene={scene} roll={roll} />}
      <Prospect scene={scene} />
      {options.length > 0 && (
        <div class="dn-alternatives">
          {options.map(option => (
            <Alternative key={option} scene={scene} option={option} />
          ))}
        </div>
      )}
    </aside>
  );
}
