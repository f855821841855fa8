import type { CardId, Refusal, Seat, ZoneId } from '@tavolata/kernel';
import type { Deed, Lasts, Replacement, Standing, Stat, Statics, Triggered } from '../cards/behaviour.ts';
import { limits } from '../defs.ts';
import type { Aim, AttackGrant, G, Happening, Lasting, Roll } from '../state.ts';
import { character, curses, items } from '../zones.ts';
import { BUILT_IN } from './built-in.ts';
import {
  active,
  characterOf,
  controllerOf,
  defBy,
  faceOf,
  isMonster,
  placeOf,
  player,
  slotOf,
  soulCards,
  still,
  topOf,
} from './table.ts';

/** Cards in play by what their text does, kept as long as no card has moved or become a copy. */
interface InPlay {
  readonly copies: number;
  readonly cards: readonly CardId[];
  readonly statics: readonly CardId[];
  readonly replacing: readonly CardId[];
  /** Which cards have an ability that may trigger on what. */
  readonly hearing: Map<Happening['type'], readonly CardId[]>;
}
const known = new WeakMap<readonly ZoneId[], InPlay>();

function inPlay(g: G): InPlay {
  const { core, slots, order, copies } = g.state;
  const found = known.get(core.zone);
  if (found && found.copies === copies) return found;
  const cards = [
    ...slots.flatMap(({ id }) => topOf(g, id) ?? []),
    ...order.flatMap(seat => [character, items, curses].flatMap(zone => g.cards(zone(seat)))),
  ];
  const working = cards.filter(card => works(g, card));
  const fresh: InPlay = {
    copies,
    cards,
    statics: working.filter(card => faceOf(g, card).does.statics),
    replacing: working.filter(card => faceOf(g, card).does.replaces),
    hearing: new Map(),
  };
  known.set(core.zone, fresh);
  return fresh;
}

/** Every card whose text may work: characters, items, curses, and the top of every slot (FS-INPLAY-01). */
export const cardsInPlay = (g: G): readonly CardId[] => inPlay(g).cards;

/** Those that may trigger on something of a kind. */
export function cardsHearing(g: G, type: Happening['type']): readonly CardId[] {
  const { cards, hearing } = inPlay(g);
  let found = hearing.get(type);
  if (!found) {
    found = cards.filter(card => mayHear(g, card, type));
    hearing.set(type, found);
  }
  return found;
}

export const hears = (on: Triggered['on'], type: Happening['type']): boolean =>
  typeof on === 'string' ? on === type : on.includes(type);

/** In the shop only entering and leaving play is heard (FS-TREAS-10); keywords hear by themselves. */
function mayHear(g: G, card: CardId, type: Happening['type']): boolean {
  const { does, keywords } = faceOf(g, card);
  if (keywords.includes('curse')) return true;
  const reaches =
    works(g, card) || (slotOf(g, card)?.kind === 'shop' && (type === 'entered-play' || type === 'left-play'));
  return reaches && (does.abilities?.some(one => one.kind === 'triggered' && hears(one.on, type)) ?? false);
}

/** Whether the text works: not in the shop (FS-TREAS-09), and of a curse only under a controller (FS-EVT-07). */
export function works(g: G, card: CardId): boolean {
  const { kind } = placeOf(g, card);
  if (kind !== 'slot') return true;
  if (faceOf(g, card).keywords.includes('curse')) return false;
  return slotOf(g, card)?.kind !== 'shop';
}

export function standingAs(g: G, card: CardId): Standing {
  const by = controllerOf(g, card);
  const source = { card, life: g.state.things[card]?.life ?? 0, def: faceOf(g, card).id };
  return by ? { card, source, by, me: by } : { card, source, me: active(g) };
}

const lastingAs = (g: G, lasting: Lasting): Standing => {
  const { source, by } = lasting;
  return { card: source.card, source, me: by ?? active(g), lasting, ...(by && { by }) };
};

export const lastsOf = (g: G, { name, source }: Lasting): Lasts => {
  const lasts = BUILT_IN[name] ?? defBy(g, source.def).does.lasting?.[name];
  if (!lasts) throw new Error(`${source.def} has no lasting effect ${name}`);
  return lasts;
};

/** Calls for every standing effect that works now: of cards in play, then of effects that last. */
export function eachStatic(g: G, visit: (statics: Statics, at: Standing) => void): void {
  for (const card of inPlay(g).statics) visit(faceOf(g, card).does.statics as Statics, standingAs(g, card));
  for (const lasting of g.state.lasting) visit(lastsOf(g, lasting), lastingAs(g, lasting));
}

/** Calls for every lasting effect, with what it does. */
export function eachLasting(g: G, visit: (lasts: Lasts, at: Standing & { lasting: Lasting }) => void): void {
  for (const lasting of [...g.state.lasting])
    visit(lastsOf(g, lasting), { ...lastingAs(g, lasting), lasting });
}

export function eachReplacement(
  g: G,
  visit: (replacement: Replacement, at: Standing, key: string) => void,
): void {
  for (const card of inPlay(g).replacing) {
    const { replaces = [] } = faceOf(g, card).does;
    replaces.forEach((replacement, i) => {
      visit(replacement, standingAs(g, card), `${card}.${i}`);
    });
  }
  for (const lasting of g.state.lasting)
    lastsOf(g, lasting).replaces?.forEach((replacement, i) => {
      visit(replacement, lastingAs(g, lasting), `lasting ${lasting.id}.${i}`);
    });
}

/** A sum over all standing effects. */
export function total(g: G, of: (statics: Statics, at: Standing) => number | undefined): number {
  let sum = 0;
  eachStatic(g, (statics, at) => {
    sum += of(statics, at) ?? 0;
  });
  return sum;
}

/** The first standing effect that forbids a deed says why. */
export function forbidden(g: G, deed: Deed): Refusal | undefined {
  let refusal: Refusal | undefined;
  eachStatic(g, (statics, at) => {
    refusal ??= statics.forbids?.(g, at, deed);
  });
  return refusal;
}

// --- statistics (FS-CARD-06) ---

function statOf(g: G, aim: Aim, stat: Stat): number {
  const printed = aim.seat ? faceOf(g, characterOf(g, aim.seat)).stats : faceOf(g, aim.card as CardId).stats;
  return (printed?.[stat] ?? 0) + total(g, (statics, at) => statics.stat?.(g, at, aim, stat));
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
export const hasHp = (g: G, card: CardId): boolean =>
  isMonster(g, card) ||
  (faceOf(g, card).attackable === true && faceOf(g, card).stats !== undefined && works(g, card));

export const rollBonus = (g: G, roll: Roll): number =>
  total(g, (statics, at) => statics.rollBonus?.(g, at, roll));
export const attackBonus = (g: G, roll: Roll): number =>
  total(g, (statics, at) => statics.attackBonus?.(g, at, roll));

/** The lowest of the limits there are. */
export function rechargeLimit(g: G, seat: Seat): number {
  let limit = Number.MAX_SAFE_INTEGER;
  eachStatic(g, (statics, at) => {
    limit = Math.min(limit, statics.rechargeLimit?.(g, at, seat) ?? limit);
  });
  return limit;
}

export function owedAttacks(g: G): AttackGrant[] {
  const owed: AttackGrant[] = [];
  eachStatic(g, (statics, at) => {
    owed.push(...(statics.owed?.(g, at) ?? []));
  });
  return owed;
}

/** FS-KEY-01: starting items, the keyword, and what an effect makes so. */
export function isEternal(g: G, card: CardId): boolean {
  const at = g.state.things[card];
  if (!at || placeOf(g, card).kind === 'souls') return false;
  if (at.starting || faceOf(g, card).keywords.includes('eternal')) return true;
  let eternal = false;
  eachStatic(g, (statics, standing) => {
    eternal ||= statics.eternal?.(g, standing, card) ?? false;
  });
  return eternal;
}

// --- souls (FS-SOUL-09) ---

export const soulValue = (g: G, card: CardId): number => g.def(card).souls ?? 1;
/** Total value: soul cards, and what the character counts for (FS-WIN-07). */
export function soulsOf(g: G, seat: Seat): number {
  const cards = soulCards(g, seat).reduce((sum, card) => sum + soulValue(g, card), 0);
  return cards + (g.def(characterOf(g, seat)).countsAsSouls ?? 0);
}
