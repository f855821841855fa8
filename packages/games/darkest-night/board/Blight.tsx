import { classes, listed, Thing } from '@tavolata/board-kit';
import { type BlightDef, isNegated, mightOf } from '@tavolata/darkest-night';
import type { CardId } from '@tavolata/kernel';
import css from './Blight.module.css';
import { Glyph } from './Glyph.tsx';
import { chanceWord } from './prospects.ts';
import type { CardProps, NightScene } from './scene.ts';
import { Tag } from './Tag.tsx';
import { cardName } from './words.ts';

/** When a blight works: at the end of a turn here, on entering, while one is here, or everywhere. */
export function whenOf({ turnEnd, enemy, entering, darknessPerTurn }: BlightDef): string {
  if (turnEnd || enemy) return 'end';
  if (entering) return 'entering';
  return darknessPerTurn ? 'everywhere' : 'here';
}

/** A blight for those who listen: its Might, and when it works. */
export function blightLabel(scene: NightScene, card: CardId): string {
  const { g, say } = scene;
  return listed(
    cardName(scene, card),
    say.say('night.might', { might: mightOf(g, card) }),
    say.say(`night.when.${whenOf(g.def(card) as BlightDef)}`),
    isNegated(g, card) && say.say('night.negated'),
  );
}

/** A shield with what it is, its Might below, and when it works in the corner. */
export function Blight({ scene, card }: CardProps) {
  const { g } = scene;
  const def = g.def(card) as BlightDef;
  const might = mightOf(g, card);
  const quiet = isNegated(g, card);
  const when = whenOf(def);
  const does = chanceWord(scene, { card });
  const label = blightLabel(scene, card);
  return (
    <Thing
      scene={scene}
      at={{ card }}
      label={label}
      does={does}
      silent
      class={classes('dn-blight', css.blight, quiet && css.quiet, does && css.telling)}
      title={label}
    >
      <Glyph name="shield" class={css.shield} />
      <Glyph name={def.id} class={css.what} />
      <span class={css.when}>
        <Glyph name={`when-${when}`} />
      </span>
      {does && <Tag does={does} class={css.chance} />}
      <b
        class={classes(
          'dn-might',
          css.might,
          might > def.might && css.raised,
          might < def.might && css.lowered,
        )}
      >
        {might}
      </b>
    </Thing>
  );
}
