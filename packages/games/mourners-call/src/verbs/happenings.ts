import type { CardId, Seat } from '@tavolata/kernel';
import type { Ability, Faction, Happening } from '../defs.ts';
import type { G } from '../state.ts';
import { mourners, openWallows } from '../zones.ts';
import { artifactsOf, isTurned, mournerDef, player, wallowsDef } from './board.ts';
import { holds } from './conditions.ts';

/** What an ability may look at in what happened. */
export interface Particulars {
  readonly faction?: Faction;
  readonly card?: string;
}

const answers = (g: G, seat: Seat, ability: Ability, what: Happening, how: Particulars): boolean =>
  ability.on === what &&
  ability.does !== undefined &&
  (!ability.of || ability.of === how.faction) &&
  (!ability.card || ability.card === how.card) &&
  (!ability.needs || holds(g, seat, ability.needs));

/**
 * Something happened to a player: whatever answers it waits until this is finished (MC-TIMING-02). Abilities that may be
 * used or change numbers are asked for where they apply.
 */
export function happens(g: G, seat: Seat, what: Happening, how: Particulars = {}): void {
  const wake = (card: CardId): void => {
    g.state.due.push({ seat, card });
  };
  for (const card of g.cards(mourners(seat))) {
    const def = mournerDef(g, card);
    if (def.kind === 'automatic' && !isTurned(g, card) && answers(g, seat, def, what, how)) wake(card);
  }
  for (const card of artifactsOf(g, seat)) {
    const { ability } = wallowsDef(g, card);
    if (ability && answers(g, seat, ability, what, how)) wake(card);
  }
  for (const card of g.cards(openWallows(seat))) {
    const { lasting, on, reward } = wallowsDef(g, card);
    if (lasting && on === what && reward) wake(card);
  }
}

/** Counts for objectives of this round (MC-WAL-12). */
export function tally(g: G, seat: Seat, what: Happening, number = 1): void {
  const { tally: counts } = player(g, seat);
  counts[what] = (counts[what] ?? 0) + number;
}

/** The same where the most in one go counts. */
export function tallyMost(g: G, seat: Seat, what: Happening, number: number): void {
  const { tally: counts } = player(g, seat);
  counts[what] = Math.max(counts[what] ?? 0, number);
}
