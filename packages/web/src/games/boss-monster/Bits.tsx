import { TREASURES, type Treasure, treasures } from '@tavolata/boss-monster';
import type { Seat } from '@tavolata/kernel';
import { classes } from '../../shared/strings.ts';
import { type Damage, figure } from './facts.ts';
import { Glyph, Px } from './Px.tsx';
import type { BossMonsterScene } from './scene.ts';

/** Heart and figure. */
export function Health({ value }: { readonly value: number }) {
  return (
    <span class="bm-hp" aria-hidden="true">
      <Glyph name="health" />
      {value}
    </span>
  );
}

/** Treasure icons, as many as printed. */
export function Icons({ of }: { readonly of: readonly Treasure[] }) {
  return (
    <span class="bm-icons" aria-hidden="true">
      {of.map((icon, i) => (
        <span key={i} class={`bm-t-${icon}`}>
          <Glyph name={icon} />
        </span>
      ))}
    </span>
  );
}

/** What a dungeon lures: all four treasures with their counts. */
export function Lures({ scene, seat }: { readonly scene: BossMonsterScene; readonly seat: Seat }) {
  const counts = treasures(scene.g, seat);
  return (
    <ul class="bm-lures" aria-label={scene.say.say('board.lures')}>
      {TREASURES.map(treasure => (
        <li key={treasure} class={classes(`bm-t-${treasure}`, counts[treasure] === 0 && 'none')}>
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
export function Tally({ kind, value, max, label, zone }: TallyProps) {
  return (
    <span class={`bm-tally ${kind}`} data-zone={zone}>
      <Glyph name={kind} />
      <span class="unseen">{label}</span>
      <span aria-hidden="true">
        {value}
        <small>/{max}</small>
      </span>
    </span>
  );
}

/** Damage: the burst, its figure, and by how much it has changed. */
export function Burst({ value, bonus }: Damage) {
  return (
    <span class="bm-burst" aria-hidden="true">
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
    <span class="bm-aim" aria-hidden="true">
      <Glyph name="aim" />
    </span>
  );
}

/** Cards of somebody else's hand, or of a deck: the back. */
export function Back({ kind }: { readonly kind: string }) {
  return <i class={`bm-bk ${kind}`} aria-hidden="true" />;
}
