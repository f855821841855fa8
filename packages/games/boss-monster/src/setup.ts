import { emptyCore, type Seat, type Setup } from '@tavolata/kernel';
import type { HeroDef, Variant } from './defs.ts';
import type { BossMonsterState, G, Player } from './state.ts';
import { bossOffer, bossSpace, type DeckKind, deck, REMOVED } from './zones.ts';

const freshPlayer = (): Player => ({
  out: false,
  levelledUp: false,
  levelDue: false,
  spaces: [],
  built: [],
  placements: 0,
  gainedSoul: false,
  doublings: 0,
  crushed: [],
});

export function create({ seats, options }: Setup): BossMonsterState {
  return {
    core: emptyCore(seats),
    variants: Object.freeze([...((options.variants as Variant[] | undefined) ?? [])]),
    players: Object.fromEntries(seats.map(seat => [seat, freshPlayer()])),
    turn: 0,
    phase: 'setup',
    next: 'deal-hands',
    order: [],
    fallen: [],
    queue: [],
    active: undefined,
    window: undefined,
    pending: [],
    acting: undefined,
    triggers: [],
    walk: undefined,
    marks: [],
    boosts: [],
    used: [],
    strike: false,
    shunned: [],
    heroLeftTown: false,
    idleTurns: 0,
    effects: 0,
  };
}

/** BM-VAR-03. */
const HARD_MODE_REMOVES = 4;

/** BM-SETUP-01 to -05, BM-HERO-09: Heroes for more players than there are stay in the box, as do weak ones in Hard mode. */
export function takesPart(g: G, hero: HeroDef): boolean {
  const tooWeak =
    g.state.variants.includes('hard') && hero.tier === 'ordinary' && hero.health === HARD_MODE_REMOVES;
  return hero.minPlayers <= g.seats.length && !tooWeak;
}

const deckOf = (g: G, def: G['defs'][number]): DeckKind | undefined => {
  if (def.type !== 'hero') return def.type;
  return takesPart(g, def) ? `${def.tier}-hero` : undefined;
};

/** Makes every card that takes part, each in its deck, unshuffled. */
export function fillDecks(g: G): void {
  for (const def of g.defs) {
    const kind = deckOf(g, def);
    for (let copy = 0; kind && copy < def.copies; copy++) g.create(def.id, deck(kind));
  }
}

/** BM-SETUP-06, -07, -08, -09: shuffles all decks and deals the Bosses. */
export function deal(g: G): void {
  fillDecks(g);
  for (const kind of ['boss', 'room', 'spell', 'ordinary-hero', 'epic-hero'] as const) g.shuffle(deck(kind));
  const choice = g.state.variants.includes('i-choose-you');
  for (const seat of g.seats) dealBosses(g, seat, choice);
  if (choice) g.state.next = 'choose-bosses';
  else removeBosses(g);
}

/** BM-SETUP-08: whoever was not dealt leaves the game; unseen until all have chosen, or it would tell the offers. */
export function removeBosses(g: G): void {
  for (const boss of [...g.cards(deck('boss'))]) g.move(boss, REMOVED);
}

function dealBosses(g: G, seat: Seat, choice: boolean): void {
  const [first, second] = g.cards(deck('boss'));
  if (first !== undefined) g.move(first, choice ? bossOffer(seat) : bossSpace(seat));
  if (choice && second !== undefined) g.move(second, bossOffer(seat));
}
