import type { Refusal } from '@tavolata/kernel';
import type { Paragraph, SpaceName, Who } from '../defs.ts';
import { spaceDef } from '../defs.ts';
import type { CharacterId, G } from '../state.ts';
import { endSpaces, isFree, isWithin } from './board.ts';
import { areAllies, areRivals, character, isUnder, standing } from './characters.ts';

/** Who a text speaks of, as seen from the character it belongs to. */
export function isAmong(g: G, self: CharacterId, who: Who, id: CharacterId): boolean {
  switch (who) {
    case 'rival':
      return areRivals(g, self, id);
    case 'ally':
      return areAllies(g, self, id);
    case 'other':
    case 'character':
      return id !== self;
    case 'self-or-ally':
    case 'self-and-ally':
      return id === self || areAllies(g, self, id);
    default:
      return false;
  }
}

/** SA-TAUNT-01, SA-TAUNT-03: an ally of the one that would be chosen has Taunt, and it has not. */
export const isShielded = (g: G, id: CharacterId): boolean =>
  !isUnder(character(g, id), 'shields') &&
  standing(g).some(other => areAllies(g, id, other) && isUnder(character(g, other), 'shields'));

/** A Direct Effect in search of somebody: whose it is, from where it reaches, and what can still be paid. */
export interface Aim {
  readonly self: CharacterId;
  readonly who: Who;
  readonly range?: number;
  readonly leap?: boolean;
  /** Where `self` stands, or would stand. */
  readonly from: SpaceName;
  /** Cards that could be exiled for a Stealthy rival (SA-STEAL-03, SA-EFF-03). */
  readonly cards: number;
}

export const landings = (g: G, self: CharacterId, beside: CharacterId): SpaceName[] => {
  const { space } = character(g, beside);
  const own = character(g, self).space;
  return space ? spaceDef(space).adjacent.filter(near => near === own || isFree(g, near)) : [];
};

/** SA-EFF-03: why somebody in the Arena cannot be chosen for a Direct Effect. */
export function refuseTarget(g: G, aim: Aim, id: CharacterId): Refusal | undefined {
  const { self, from, range } = aim;
  const who = character(g, id);
  const at = id === self ? from : who.space;
  if (!at || !isWithin(from, at, range)) return g.refuse('SA-RANGE-01', 'out-of-range');
  if (aim.leap && landings(g, self, id).length === 0) return g.refuse('SA-MOVE-05', 'no-space-beside');
  if (!areRivals(g, self, id)) return undefined;
  if (isShielded(g, id)) return g.refuse('SA-TAUNT-01', 'taunted');
  if (isStealthyTo(g, self, id) && aim.cards < 1) return g.refuse('SA-STEAL-03', 'no-card-to-exile');
  return undefined;
}

/** SA-STEAL-01, SA-STEAL-05. */
export const isStealthyTo = (g: G, self: CharacterId, id: CharacterId): boolean =>
  areRivals(g, self, id) && isUnder(character(g, id), 'hides');

/** Everybody in the Arena a Direct Effect speaks of, whether or not they can be chosen. */
export const spokenOf = (g: G, { self, who }: Pick<Aim, 'self' | 'who'>): CharacterId[] =>
  standing(g).filter(id => isAmong(g, self, who, id));

export const canChoose = (g: G, aim: Aim): boolean =>
  spokenOf(g, aim).some(id => refuseTarget(g, aim, id) === undefined);

/** SA-EFF-03: why nobody can be chosen; where only the card to exile is lacking, that (SA-STEAL-03). */
export function refuseAim(g: G, aim: Aim): Refusal | undefined {
  if (canChoose(g, aim)) return undefined;
  const canBePaid = canChoose(g, { ...aim, cards: aim.cards + 1 });
  return canBePaid ? g.refuse('SA-STEAL-03', 'no-card-to-exile') : g.refuse('SA-EFF-03', 'nobody-to-choose');
}

/** SA-EFF-02: a whole category, without choosing. */
export const reached = (g: G, self: CharacterId, { who, range }: Paragraph): CharacterId[] => {
  const { space: from } = character(g, self);
  return standing(g).filter(id => {
    const { space } = character(g, id);
    return isAmong(g, self, who, id) && from && space && isWithin(from, space, range);
  });
};

export const aimOf = (self: CharacterId, paragraph: Paragraph, from: SpaceName, cards: number): Aim => ({
  self,
  who: paragraph.who,
  ...(paragraph.range !== undefined && { range: paragraph.range }),
  ...(paragraph.leap && { leap: true }),
  from,
  cards,
});

/** Where a character could stand after moves of its own by earlier paragraphs. */
function afterMoves(g: G, self: CharacterId, earlier: readonly Paragraph[]): SpaceName[] {
  const { space } = character(g, self);
  let spaces: SpaceName[] = space ? [space] : [];
  for (const { who, move, through } of earlier) {
    if (who !== 'self' || move === undefined || isUnder(character(g, self), 'holds')) continue;
    const next = spaces.flatMap(from => endSpaces(g, self, from, move, through ?? 'allies'));
    spaces = [...new Set(next)];
  }
  return spaces;
}

/**
 * SA-EFF-03, SA-EFF-04: every compulsory Direct Effect of a text can choose somebody, after a move on the same card
 * in some way of moving. `cards` are those in hand once the card is played or the cost is paid.
 */
export function refuseText(
  g: G,
  self: CharacterId,
  does: readonly Paragraph[],
  cards: number,
): Refusal | undefined {
  for (const [at, paragraph] of does.entries()) {
    if (paragraph.mark !== 'direct' || paragraph.upTo) continue;
    const refusals = afterMoves(g, self, does.slice(0, at)).map(from =>
      refuseAim(g, aimOf(self, paragraph, from, cards)),
    );
    if (refusals.includes(undefined)) continue;
    return (
      refusals.find(refusal => refusal?.rule === 'SA-STEAL-03') ?? g.refuse('SA-EFF-03', 'nobody-to-choose')
    );
  }
  return undefined;
}
