import { heroAt, isTurnOf, nameOf } from '@tavolata/darkest-night';
import { Sign } from '../../shared/Sign.tsx';
import { Thing } from '../../table/Thing.tsx';
import { Glyph } from './Glyph.tsx';
import { Moon } from './Moon.tsx';
import { STATS } from './Stat.tsx';
import { classes, type HeroProps, heroesOf, listed, type Props } from './scene.ts';
import { seatName, termOf } from './words.ts';

function Hero({ scene, id }: HeroProps) {
  const { g, say } = scene;
  const hero = heroAt(g, id);
  const name = nameOf(g, id);
  const stats = STATS.map(stat => `${say.say(`night.${stat}`)} ${hero[stat]}`);
  return (
    <Thing
      scene={scene}
      at={{ place: name }}
      label={listed(termOf(scene, name), ...stats)}
      class={classes('dn-small', isTurnOf(g, id) && 'turn', hero.is === 'dead' && 'dead')}
    >
      <span class="dn-disc">
        <Glyph name={name} />
        <Sign seat={hero.seat} name={seatName(scene, hero.seat)} small />
      </span>
      <span class="numbers">
        {STATS.map(stat => (
          <span key={stat} class={stat}>
            <Glyph name={`sign-${stat}`} />
            <b>{hero[stat]}</b>
          </span>
        ))}
      </span>
    </Thing>
  );
}

/** On a phone: all heroes by emblem, Grace and Secrecy, and the moon. */
export function Strip({ scene }: Props) {
  const { g, say } = scene;
  const { darkness } = g.state;
  return (
    <div class="dn-strip">
      {heroesOf(scene).map(id => (
        <Hero key={id} scene={scene} id={id} />
      ))}
      <div class="dn-small-moon">
        <Moon darkness={darkness} label={say.say('night.darkness-is', { darkness })} />
        <span>{say.say('night.darkness')}</span>
      </div>
    </div>
  );
}
