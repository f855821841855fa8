import type { CardId, Refusal, Seat } from '@tavolata/kernel';
import type { Deed, Lasts, Replacement, Standing, Stat, Statics } from '../behaviour.ts';
import { limits } from '../defs.ts';
import type { Aim, AttackGrant, G, Lasting, Roll } from '../state.ts';
import { BUILT_IN } from './built-in.ts';
import { cardsInPlay, cardsWithHp, workingReplacements, workingStatics, works } from './in-play.ts';
import {
  active,
  defBy,
  faceOf,
  isStartingItem,
  placeOf,
  playedBy,
  player,
  soulCards,
  still,
} from './table.ts';

const lastingAs = (g: G, lasting: Lasting): Standing => {
  const { source, by } = lasting;
  return { card: source.card, source, me: by ?? active(g), lasting, ...(by && { by }) };
};

export const lastsOf = (g: G, { name, source }: Lasting): Lasts => {
  const lasts = BUILT_IN[name] ?? defBy(g, source.def).does.lasting?.[name];
  if (!lasts) throw new Error(`${source.def} has no lasting effect ${name}`);
  return lasts;
};

/** Calls for every standing effect of a kind that works now: of cards in play, then of effects that last. */
export function eachStatic<K extends keyof Statics>(
  g: G,
  kind: K,
  visit: (of: NonNullable<Statics[K]>, at: Standing) => void,
): void {
  for (const { what, at } of workingStatics(g, kind)) visit(what[kind] as NonNullable<Statics[K]>, at);
  for (const lasting of g.state.lasting) {
    const of = lastsOf(g, lasting)[kind];
    if (of) visit(of as NonNullable<Statics[K]>, lastingAs(g, lasting));
  }
}

/** Calls for every lasting effect, with what it does. */
export function eachLasting(g: G, visit: (lasts: Lasts, at: Standing & { lasting: Lasting }) => void): void {
  for (const lasting of g.state.lasting) visit(lastsOf(g, lasting), { ...lastingAs(g, lasting), lasting });
}

export function eachReplacement(
  g: G,
  visit: (replacement: Replacement, at: Standing, key: string) => void,
): void {
  for (const { what, at } of workingReplacements(g))
    what.forEach((replacement, i) => {
      visit(replacement, at, `${at.card}.${i}`);
    });
  for (const lasting of g.state.lasting)
    lastsOf(g, lasting).replaces?.forEach((replacement, i) => {
      visit(replacement, lastingAs(g, lasting), `lasting ${lasting.id}.${i}`);
    });
}

/** A sum over all standing effects of a kind. */
export function total<K extends keyof Statics>(
  g: G,
  kind: K,
  count: (of: NonNullable<Statics[K]>, at: Standing) => number,
): number {
  // Most of the time there is nothing to add up.
  if (g.state.lasting.length === 0 && workingStatics(g, kind).length === 0) return 0;
  let sum = 0;
  eachStatic(g, kind, (of, at) => {
    sum += count(of, at);
  });
  return sum;
}

/** The first standing effect that forbids a deed says why. */
export function forbidden(g: G, deed: Deed): Refusal | undefined {
  let refusal: Refusal | undefined;
  eachStatic(g, 'forbids', (forbids, at) => {
    refusal ??= forbids(g, at, deed);
  });
  return refusal;
}

// --- statistics (FS-CARD-06) ---

function statOf(g: G, aim: Aim, stat: Stat): number {
  const card = aim.seat ? playedBy(g, aim.seat) : aim.card;
  const printed = card === undefined ? undefined : faceOf(g, card).stats;
  return (printed?.[stat] ?? 0) + total(g, 'stat', (more, at) => more(g, at, aim, stat));
}

export const maxHpOf = (g: G, aim: Aim): number => Math.max(0, statOf(g, aim, 'hp'));
export const atkOf = (g: G, aim: Aim): number => Math.max(0, statOf(g, aim, 'atk'));

/** Of a player, the DC that the newest effect gives attacked players (FS-ATKPL-04). Always 1 to 6 (FS-ATK-27). */
export function dcOf(g: G, aim: Aim): number {
  const base = aim.seat ? (playerDc(g) ?? 0) : 0;
  const dc = base + statOf(g, aim, 'dc');
  return Math.min(limits.evasion.max, Math.max(limits.evasion.min, dc));
}

/** The DC of an attacked player, if any card lets players be attacked. */
export function playerDc(g: G): number | undefined {
  const cards = cardsInPlay(g).filter(card => faceOf(g, card).playerDc !== undefined && works(g, card));
  const newest = cards.sort((x, y) => (g.state.things[y]?.life ?? 0) - (g.state.things[x]?.life ?? 0))[0];
  return newest === undefined ? undefined : faceOf(g, newest).playerDc;
}

export function hpOf(g: G, aim: Aim): number {
  if (aim.seat) {
    const { dead, damage } = player(g, aim.seat);
    return dead ? 0 : Math.max(0, maxHpOf(g, aim) - damage);
  }
  const card = still(g, aim);
  if (card === undefined || !hasHp(g, card)) return 0;
  return Math.max(0, maxHpOf(g, aim) - (g.state.things[card]?.damage ?? 0));
}

/** Monsters, and items and rooms that can be attacked (FS-DMG-01, FS-DEATH-04). */
export const hasHp = (g: G, card: CardId): boolean => cardsWithHp(g).includes(card);

export const rollBonus = (g: G, roll: Roll): number =>
  total(g, 'rollBonus', (bonus, at) => bonus(g, at, roll));
export const attackBonus = (g: G, roll: Roll): number =>
  total(g, 'attackBonus', (bonus, at) => bonus(g, at, roll));

/** The lowest of the limits there are. */
export function rechargeLimit(g: G, seat: Seat): number {
  let limit = Number.MAX_SAFE_INTEGER;
  eachStatic(g, 'rechargeLimit', (of, at) => {
    limit = Math.min(limit, of(g, at, seat) ?? limit);
  });
  return limit;
}

export function owedAttacks(g: G): AttackGrant[] {
  const owed: AttackGrant[] = [];
  eachStatic(g, 'owed', (of, at) => {
    owed.push(...of(g, at));
  });
  return owed;
}

/** FS-KEY-01: starting items, the keyword, and what an effect makes so. */
export function isEternal(g: G, card: CardId): boolean {
  const at = g.state.things[card];
  if (!at || placeOf(g, card).kind === 'souls') return false;
  if (isStartingItem(g, card) || faceOf(g, card).keywords.includes('eternal')) return true;
  let eternal = false;
  eachStatic(g, 'eternal', (of, standing) => {
    eternal ||= of(g, standing, card);
  });
  return eternal;
}

// --- souls (FS-SOUL-09) ---

/** FS-SOUL-02: what an effect said, or else the icon. */
export const soulValue = (g: G, card: CardId): number =>
  g.state.things[card]?.worth ?? g.def(card).souls ?? 1;
/** Total value: soul cards, and what the character counts for (FS-WIN-07). */
export function soulsOf(g: G, seat: Seat): number {
  const cards = soulCards(g, seat).reduce((sum, card) => sum + soulValue(g, card), 0);
  const card = playedBy(g, seat);
  return cards + (card === undefined ? 0 : (g.def(card).countsAsSouls ?? 0));
}
