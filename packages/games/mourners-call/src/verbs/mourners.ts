import { type CardId, choose, type Flow, type Seat } from '@tavolata/kernel';
import { type Faction, limits } from '../defs.ts';
import type { G } from '../state.ts';
import { mournerDeck, mourners } from '../zones.ts';
import { mournerDef } from './board.ts';
import { gainFigure } from './figures.ts';
import { tally } from './happenings.ts';

/** MC-MOURN-02, MC-MOURN-03: two are drawn, one is kept, the other goes unseen to the bottom (MC-INFO-03). */
export function* gainMourner(g: G, seat: Seat, faction: Faction): Flow<CardId | undefined> {
  const deck = mournerDeck(faction);
  const drawn = g.cards(deck).slice(0, limits.mourner.draw);
  if (drawn.length > 1) g.look(seat, drawn);
  const kept =
    drawn.length > 1 ? yield* choose(g, seat, 'keep-mourner', drawn, { rule: 'MC-MOURN-02' }) : drawn[0];
  if (kept === undefined) return undefined;
  for (const card of drawn) if (card !== kept) g.move(card, deck, 'back');
  takeMourner(g, seat, kept);
  tally(g, seat, 'mourner-gained');
  return kept;
}

/** MC-MOURN-07, MC-MOURN-09: face up, with the figure it shows if base and figure are there (MC-SUPPLY-03, -05). */
export function takeMourner(g: G, seat: Seat, card: CardId): void {
  g.move(card, mourners(seat));
  g.emit('mourner-gained', { seat, card });
  gainFigure(g, seat, mournerDef(g, card).guild);
}
