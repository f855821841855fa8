import { emptyCore, type Refusal, SEATS, type Seat, type Setup, type SetupOptions } from '@tavolata/kernel';
import { components } from '../generated/components.ts';
import { equip, setUpChallenge } from './challenges/playing.ts';
import { deckProblems, drawDeck, listOf, RECIPES } from './decks.ts';
import { type CardDef, defsWith, limits } from './defs.ts';
import {
  type FourSoulsState,
  type G,
  MODES,
  type Mode,
  NOTHING_YET,
  type PlayerState,
  type Slot,
  type TableOptions,
} from './state.ts';
import { newTurn } from './steps/turn.ts';
import { faceOf, player, topOf } from './table/table.ts';
import { change } from './table/things.ts';
import { takeStartingItem } from './verbs/characters.ts';
import { fillFromTop } from './verbs/items.ts';
import { addSlots, putWithPlayer } from './verbs/zoning.ts';
import { BONUS_SOUL_DECK, BONUS_SOULS, CHARACTER_DECK, type DeckKind, deck, hand, OUTSIDE } from './zones.ts';

export const VARIANTS = [
  ...(['rooms', 'bonus-souls', 'mini-draft', 'only-eden', 'lowest-roll', 'bartering'] as const),
  'trade-items',
  ...(['capped-supply', 'every-death-counts', 'soul-limit'] as const),
] as const;
export type Variant = (typeof VARIANTS)[number];
/** Every card of the base game; 100 by category, drawn at random; picked by hand, by category or by size alone. */
export const DECK_CHOICES = ['base', 'hundred', 'picked', 'own-proportions'] as const;
const shown = (cards: SetupOptions[string] | undefined): readonly string[] =>
  Array.isArray(cards) ? (cards as readonly string[]) : [];
export const DIFFICULTIES = components.difficulties.map(({ id }) => id);

/** FS-SOLO-14: what the two characters need between them; alone, what one player needs. */
function soulsToWin(mode: Mode, difficulty: SetupOptions[string] | undefined): number {
  if (mode === 'competitive') return limits.soulsToWin;
  return components.difficulties.find(({ id }) => id === difficulty)?.souls ?? limits.soulsToWin;
}

function tableOptions(options: SetupOptions, mode: Mode): TableOptions {
  const chosen = (options.variants ?? []) as readonly Variant[];
  const together = mode !== 'competitive';
  const limit = components.options.find(({ id }) => id === 'option-soul-limit') as { souls: number };
  return {
    soulsToWin: soulsToWin(mode, options.difficulty),
    soulLimit: together && chosen.includes('soul-limit') ? limit.souls : 0,
    rooms: chosen.includes('rooms'),
    bonusSouls: !together && chosen.includes('bonus-souls'),
    miniDraft: !together && chosen.includes('mini-draft'),
    onlyEden: chosen.includes('only-eden'),
    lowestRoll: chosen.includes('lowest-roll'),
    cappedSupply: chosen.includes('capped-supply'),
    everyDeath: chosen.includes('every-death-counts'),
    // FS-SOLO-10: not between partners.
    bartering: !together && (chosen.includes('bartering') || chosen.includes('trade-items')),
    tradeItems: chosen.includes('trade-items'),
    challenge: typeof options.challenge === 'string' ? options.challenge : 'none',
    decks: DECK_CHOICES.find(one => one === options.decks) ?? 'base',
    cards: shown(options.cards),
  };
}

/** FS-CUST-01: what was picked by hand makes three decks of 100. */
function refuseDecks({ decks, cards }: SetupOptions): Refusal | undefined {
  if (decks !== 'picked' && decks !== 'own-proportions') return undefined;
  const [problem] = deckProblems(
    defsWith(() => undefined),
    listOf(shown(cards)),
    decks === 'picked' ? 'recommended' : 'own',
  );
  if (!problem) return undefined;
  const { deck, subtype: kind = `${deck}-deck`, has, needs, card } = problem;
  if (card) return { rule: 'FS-CUST-01', reason: 'strange-card', params: { card: { def: card } } };
  return { rule: 'FS-CUST-01', reason: 'wrong-number', params: { kind, has, needs } };
}

/** Of a game alone or together. */
const CHARACTERS = 2;

/** How many people each mode is for. */
export function refuseSetup({ seats, options }: Setup): Refusal | undefined {
  const rule = 'FS-SOLO-05';
  if (options.mode !== 'solo' && options.mode !== 'co-op' && (options.challenge ?? 'none') !== 'none')
    return { rule: 'FS-CHAL-01', reason: 'challenge-together' };
  const wrong = refuseDecks(options);
  if (wrong) return wrong;
  if (options.mode === 'solo') return seats.length === 1 ? undefined : { rule, reason: 'solo-is-for-one' };
  if (options.mode === 'co-op') return seats.length === 2 ? undefined : { rule, reason: 'coop-is-for-two' };
  return seats.length >= 2 ? undefined : { rule, reason: 'needs-two-players' };
}

const newPlayer = (): PlayerState => ({
  cents: 0,
  damage: 0,
  dead: false,
  out: false,
  skips: 0,
  counters: {},
  thisTurn: NOTHING_YET,
});

export function create({ seats, options }: Setup): FourSoulsState {
  const mode = MODES.find(one => one === options.mode) ?? 'competitive';
  const first = seats[0] as Seat;
  const together = mode !== 'competitive';
  // One person, two characters, each a player of their own (FS-SOLO-05, FS-SOLO-06).
  const players = mode === 'solo' ? SEATS.slice(0, CHARACTERS) : seats;
  const chosen = tableOptions(options, mode);
  return {
    core: emptyCore(players),
    mode,
    together,
    options: chosen,
    deciders: mode === 'solo' ? Object.fromEntries(players.map(seat => [seat, first])) : {},
    order: [...players],
    firstPlayer: first,
    lastInOrder: first,
    stage: 'eden',
    doing: 'settle',
    turn: newTurn(0, first),
    players: Object.fromEntries(players.map(seat => [seat, newPlayer()])),
    things: {},
    lives: 0,
    copies: {},
    flipped: [],
    slots: [],
    stack: [],
    nextId: 1,
    waiting: [],
    queue: [],
    lasting: [],
    endDeclared: false,
    dying: [],
    extraTurns: [],
    supply: chosen.cappedSupply ? limits.centsSupply : 0,
    timer: together ? limits.timer.start : 0,
    hadTurn: [],
    under: [],
    bonusDue: [],
    bonusCounters: {},
    barters: 0,
    copiedLoot: [],
    won: [],
    roundBegan: 0,
  };
}

// --- which cards are in the match ---

const BASE = components.sets.flatMap(set =>
  'inBaseDecks' in set && set.inBaseDecks ? [set.id as string] : [],
);

/** FS-SETUP-23, and what is not written yet stays in the box. */
export const isIn = (g: G, def: CardDef): boolean => def.written && (def.minPlayers ?? 0) <= g.seats.length;

/** The cards of the base game's decks, and every room. */
export const deckList = (g: G, kind: DeckKind): CardDef[] =>
  g.defs
    .filter(def => def.type === kind && isIn(g, def) && (kind === 'room' || BASE.includes(def.set)))
    .flatMap(def => Array.from({ length: def.copies }, () => def));

/** FS-CUST-02: as the table chose; the Room deck is always the same. */
function chosenCards(g: G, kind: DeckKind): CardDef[] {
  const { decks, cards } = g.state.options;
  const recipe = RECIPES.find(({ type }) => type === kind);
  if (!recipe || decks === 'base') return deckList(g, kind);
  if (decks === 'hundred') return drawDeck(g, recipe, def => isIn(g, def));
  return Object.entries(listOf(cards)).flatMap(([id, copies]) => {
    const def = g.defs.find(one => one.id === id && one.type === kind && isIn(g, one));
    return def ? Array.from({ length: copies }, () => def) : [];
  });
}

export function makeDecks(g: G): void {
  const kinds: DeckKind[] = ['treasure', 'loot', 'monster'];
  if (g.state.options.rooms) kinds.push('room');
  for (const kind of kinds) {
    for (const { id } of chosenCards(g, kind)) g.create(id, deck(kind));
    g.shuffle(deck(kind));
  }
}

/** FS-SETUP-13; with only Edens everybody gets one (FS-EDEN-01). */
function dealCharacters(g: G): void {
  const all = g.defs.filter(def => def.type === 'character' && isIn(g, def));
  const eden = all.filter(def => def.startingItemFrom);
  const only = g.state.options.onlyEden && eden[0];
  const pool = only ? g.seats.map(() => only) : all;
  for (const { id } of pool) g.create(id, CHARACTER_DECK);
  // FS-OUT-02: starting items nobody has are there, but outside the game.
  for (const { startingItem } of pool) if (startingItem) g.create(startingItem, OUTSIDE);
  g.shuffle(CHARACTER_DECK);
  for (const seat of g.seats) {
    const card = g.cards(CHARACTER_DECK)[0];
    if (card === undefined) throw new Error('there are fewer characters than players');
    putWithPlayer(g, seat, card, 'character');
    takeStartingItem(g, seat);
    // FS-SETUP-14: characters begin deactivated.
    change(g, card, { charged: false });
  }
}

/** FS-SETUP-04 to FS-SETUP-07, FS-SETUP-11. */
export function openSlots(g: G): void {
  const { shop, monster, room } = limits.slots;
  for (const slot of addSlots(g, 'shop', shop)) fillFromTop(g, slot);
  for (const slot of addSlots(g, 'monster', monster)) fillWithMonster(g, slot);
  if (g.state.options.rooms) for (const slot of addSlots(g, 'room', room)) fillFromTop(g, slot);
}

function fillWithMonster(g: G, slot: Slot): void {
  for (let tries = g.cards(deck('monster')).length; tries > 0; tries--) {
    const [next] = g.cards(deck('monster'));
    if (next === undefined) return;
    if (!faceOf(g, next).stats) g.move(next, deck('monster'), 'back');
    else {
      fillFromTop(g, slot);
      if (topOf(g, slot.id) !== undefined) return;
    }
  }
}

function layBonusSouls(g: G): void {
  for (const def of g.defs) if (def.type === 'bonus-soul' && isIn(g, def)) g.create(def.id, BONUS_SOUL_DECK);
  g.shuffle(BONUS_SOUL_DECK);
  for (const card of g.cards(BONUS_SOUL_DECK).slice(0, limits.start.bonusSouls)) g.move(card, BONUS_SOULS);
  for (const card of g.cards(BONUS_SOUL_DECK)) g.move(card, OUTSIDE);
}

export function deal(g: G): void {
  makeDecks(g);
  setUpChallenge(g);
  openSlots(g);
  if (g.state.options.bonusSouls) layBonusSouls(g);
  dealCharacters(g);
  equip(g);
  for (const seat of g.seats) {
    for (const card of g.cards(deck('loot')).slice(0, limits.start.loot)) g.move(card, hand(seat));
    player(g, seat).cents = limits.start.cents;
    g.state.supply -= limits.start.cents;
  }
}
