import { Choice, classes, listed, readable } from '@tavolata/board-kit';
import { enemyDef } from '@tavolata/darkest-night';
import { Glyph } from './Glyph.tsx';
import css from './Necromancer.module.css';
import { optionOf } from './prospects.ts';
import { NECROMANCER, type Props } from './scene.ts';
import { tokenZone } from './Token.tsx';

/** The Necromancer where he stands, with what a fight against him takes. */
export function Necromancer({ scene }: Props) {
  const { g, say } = scene;
  const attack = optionOf(scene, 'attack-necromancer');
  const { strength = 0, awareness = 0 } = enemyDef(NECROMANCER);
  const label = listed(say.say('night.necromancer'), say.say('night.foe', { strength, awareness }));
  const body = (
    <>
      <span class={classes('dn-hex', css.hex)}>
        <Glyph name="necromancer" />
      </span>
      <span class={classes('dn-his-words', css.words)} aria-hidden="true">
        <b>{say.say('night.necromancer')}</b>
        <small>{say.say('night.foe', { strength, awareness })}</small>
      </span>
    </>
  );
  return (
    <div
      class={classes('dn-necromancer', css.necromancer, css[g.state.necromancer])}
      data-zone={tokenZone(NECROMANCER)}
      {...readable(scene, { place: NECROMANCER })}
    >
      {attack === undefined ? (
        <>
          <span class="unseen">{label}</span>
          {body}
        </>
      ) : (
        <Choice scene={scene} option={attack} label={label} class={css.attack}>
          {body}
        </Choice>
      )}
    </div>
  );
}
