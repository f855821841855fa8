import { classes, Thing } from '@tavolata/board-kit';
import { type Roll, targetIn, valuesOf } from '@tavolata/darkest-night';
import css from './Dice.module.css';
import { Face } from './Face.tsx';
import type { Props } from './scene.ts';

/** Where a die lies, by number, for whoever lets it roll. */
export const dieZone = (number: number): string => `die/${number}`;

/** The dice that lie there: natural faces, what they have become, and which of them succeed. */
export function Dice({ scene, roll }: Props & { readonly roll: Roll }) {
  const { g, say } = scene;
  if (roll.faces.length === 0) return null;
  const values = valuesOf(g, roll);
  const target = targetIn(g, roll);
  return (
    <section class={css.dice} aria-label={say.say('night.roll')}>
      {roll.faces.map((face, i) => {
        const value = values[i] ?? face;
        const good = target !== undefined && value >= target;
        const words =
          value === face ? say.say('night.die', { value }) : say.say('night.die-changed', { face, value });
        return (
          <span key={i} class={classes('dn-die', css.die, good && css.good)} data-zone={dieZone(i + 1)}>
            <Thing
              scene={scene}
              at={{ place: `die-${i + 1}` }}
              label={good ? say.say('night.die-succeeds', { die: words }) : words}
              class={css.cube}
            >
              <Face face={face} />
            </Thing>
            <b aria-hidden="true">
              {value === face ? face : `${face} → ${value}`}
              {good && ' ✓'}
            </b>
          </span>
        );
      })}
    </section>
  );
}
