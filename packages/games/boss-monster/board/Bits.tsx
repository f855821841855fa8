import { classes } from '@tavolata/board-kit';
import {
  limits,
  player,
  soulsOf,
  TREASURES,
  type Treasure,
  treasures,
  woundsOf,
} from '@tavolata/boss-monster';
import css from './Bits.module.css';
import { type Damage, figure } from './facts.ts';
import { Glyph, Px } from './Px.tsx';
import type { SeatProps } from './scene.ts';

/** Heart and figure. */
export function Health({ value }: { readonly value: number }) {
  return (
    <span class={classes('bm-hp', css.hp)} aria-hidden="true">
      <Glyph name="health" />
      {value}
    </span>
  );
}

/** Treasure icons, as many as printed. */
export function Icons({ of }: { readonly of: readonly Treasure[] }) {
  return (
    <span class={classes(css.icons, of.length > 3 && css.four)} aria-hidden="true">
      {of.map((icon, i) => (
        <span key={i} class={css[icon]}>
          <Glyph name={icon} />
        </span>
      ))}
    </span>
  );
}

/** What a dungeon lures: all four treasures with their counts. */
export function Lures({ scene, seat, class: more }: SeatProps & { readonly class?: string }) {
  const counts = treasures(scene.g, seat);
  return (
    <ul class={classes(css.lures, more)} aria-label={scene.say.say('board.lures')}>
      {TREASURES.map(treasure => (
        <li key={treasure} class={classes(css[treasure], counts[treasure] === 0 && css.none)}>
          <Glyph name={treasure} />
          <span class="unseen">{scene.say.say(`treasure.${treasure}`)}</span> <b>{counts[treasure]}</b>
        </li>
      ))}
    </ul>
  );
}

interface TallyProps {
  readonly kind: 'soul' | 'wound';
  readonly value: number;
  readonly max: number;
  readonly label: string;
  readonly zone: string;
}

/** Souls or Wounds, out of how many. */
function Tally({ kind, value, max, label, zone }: TallyProps) {
  return (
    <span class={classes(css.tally, css[kind])} data-zone={zone}>
      <Glyph name={kind} />
      <span class="unseen">{label}</span>
      <span aria-hidden="true">
        {value}
        <small>/{max}</small>
      </span>
    </span>
  );
}

/** Souls and Wounds in figures; of whoever is out they are set aside (BM-ELIM-01). */
export function Tallies({ scene: { g, say }, seat, class: more }: SeatProps & { readonly class?: string }) {
  if (player(g, seat).out) return <span class={classes(css.out, more)}>{say.say('board.out')}</span>;
  const [souls, wounds] = [soulsOf(g, seat), woundsOf(g, seat)];
  return (
    <span class={classes(css.tallies, more)}>
      <Tally
        kind="soul"
        value={souls}
        max={limits.soulsToWin}
        label={say.say('board.souls', { count: souls, max: limits.soulsToWin })}
        zone={`souls/${seat}`}
      />
      <Tally
        kind="wound"
        value={wounds}
        max={limits.woundsToLose}
        label={say.say('board.wounds', { count: wounds, max: limits.woundsToLose })}
        zone={`wounds/${seat}`}
      />
    </span>
  );
}

/** Damage: the burst, its figure, and by how much it has changed. */
export function Burst({ value, bonus }: Damage) {
  return (
    <span class={classes('bm-burst', css.burst)} aria-hidden="true">
      <Px id="burst" />
      <b>{figure(value)}</b>
      {bonus !== 0 && (
        <i>
          {bonus > 0 ? '▲+' : '▼'}
          {bonus}
        </i>
      )}
    </span>
  );
}

/** A sign on whatever a pending effect is aimed at. */
export function Aim() {
  return (
    <span class={css.aim} aria-hidden="true">
      <Glyph name="aim" />
    </span>
  );
}

/** Cards of somebody else's hand, or of a deck: the back. */
export function Back({ kind }: { readonly kind: string }) {
  return <i class={classes(css.back, css[kind])} aria-hidden="true" />;
}
