import { classes, Thing } from '@tavolata/board-kit';
import { heroHealth } from '@tavolata/boss-monster';
import { Aim, Health } from './Bits.tsx';
import { doesOf } from './does.ts';
import { Figure } from './Face.tsx';
import { aimingAt } from './facts.ts';
import css from './Hero.module.css';
import type { CardProps } from './scene.ts';
import { labelOf, shortName } from './words.ts';

interface Props extends CardProps {
  /** In a Room, before one, or in a line. */
  readonly where: 'inside' | 'before' | 'waiting';
  /** Says its name under its feet. */
  readonly named?: boolean;
  readonly small?: boolean;
}

/** A Hero as a thing of the table, wherever it stands. */
export function Hero({ scene, card, where, named, small }: Props) {
  const aimed = aimingAt(scene, card).length > 0;
  return (
    <Thing
      scene={scene}
      at={{ card }}
      label={labelOf(scene, card)}
      does={doesOf(scene, { card })}
      class={classes(
        'bm-hero',
        css.hero,
        where === 'waiting' ? css.waiting : css.inside,
        where === 'before' && css.before,
        small && css.small,
        aimed && 'is-aimed',
      )}
    >
      <Figure scene={scene} card={card} />
      {aimed && <Aim />}
      <span class={css.chip}>
        <Health value={heroHealth(scene.g, card)} />
      </span>
      {named && (
        <span class={classes('bm-hero-name', css.name)} aria-hidden="true">
          {shortName(scene, card)}
        </span>
      )}
    </Thing>
  );
}
