import { emptyCore, type Seat, type Setup } from '@tavolata/kernel';
import {
  type CardDef,
  FACTIONS,
  GUILDS,
  type GuildId,
  LONGER,
  modeFor,
  START,
  trackFacts,
  UNITY_TOKENS,
  type Variant,
} from './defs.ts';
import type { G, MournersCallState, Player } from './state.ts';
import { COURT_DECK, motiveDeck, motives, mournerDeck, STARTERS, WALLOWS_DECK } from './zones.ts';

/** MC-SETUP-12, MC-SETUP-14, MC-SETUP-15. */
const freshPlayer = (): Player => ({
  out: false,
  unity: START.unity,
  etherea: START.etherea,
  influence: { bone: START.influence, flesh: START.influence, spirit: START.influence },
  figures: [],
  tally: {},
});

/** MC-SETUP-01, -02, -03, -07, -08, -09, -16. */
export function create({ seats, options }: Setup): MournersCallState {
  const variants = Object.freeze([...((options.variants as Variant[] | undefined) ?? [])]);
  const reserve = modeFor(seats.length).unityReserve + (variants.includes('long-game') ? LONGER : 0);
  const first = seats[0] as Seat;
  return {
    core: emptyCore(seats),
    variants,
    firstPlayer: (options['first-player'] as string | undefined) ?? 'random',
    startersAtRandom: options['starting-mourner'] === 'random',
    players: Object.fromEntries(seats.map(seat => [seat, freshPlayer()])),
    round: 0,
    phase: 'setup',
    next: 'choose-motives',
    death: first,
    deathUsed: false,
    first,
    suspicion: trackFacts.suspicion.start,
    threat: trackFacts.threat.start,
    supply: -START.etherea * seats.length,
    forge: 0,
    piles: [],
    reserve,
    setAside: UNITY_TOKENS - reserve,
    outOfGame: 0,
    figures: Object.fromEntries(GUILDS.map(({ id, figures }) => [id, figures])) as Record<GuildId, number>,
    specials: {},
    queue: [],
    due: [],
    turned: [],
    used: [],
    playersAtStart: seats.length,
    gripThreat: 0,
    at: 0,
    blamed: [],
    leavers: [],
  };
}

/** MC-MOTIVE-02: cards for five players stay in the box with fewer. */
export const takesPart = (g: G, def: CardDef): boolean =>
  !(def.type === 'ulterior-motive' && def.fivePlayersOnly && g.seats.length < g.game.players.max);

function deckOf(def: CardDef): string {
  switch (def.type) {
    case 'court':
      return COURT_DECK;
    case 'wallows':
      return WALLOWS_DECK;
    case 'mourner':
      return def.starter ? STARTERS : mournerDeck(def.faction);
    case 'ulterior-motive':
      return motiveDeck(def.faction);
  }
}

/** Makes every card that takes part, each in its deck, unshuffled (MC-SETUP-10, MC-MOTIVE-01). */
export function fillDecks(g: G): void {
  for (const def of g.defs)
    if (takesPart(g, def)) for (let copy = 0; copy < def.copies; copy++) g.create(def.id, deckOf(def));
}

/** MC-SETUP-13: drawn, unless the host has named the oldest player. */
function drawFirstPlayer(g: G): Seat {
  const named = g.seats.find(seat => seat === g.state.firstPlayer);
  return named ?? (g.seats[g.int(g.seats.length)] as Seat);
}

/** MC-SETUP-04, -05, -10, MC-MOTIVE-03. */
export function deal(g: G): void {
  fillDecks(g);
  g.shuffle(COURT_DECK);
  g.shuffle(WALLOWS_DECK);
  const first = drawFirstPlayer(g);
  g.state.death = first;
  g.state.first = first;
  g.emit('death-taken', { seat: first });
  for (const faction of FACTIONS) {
    g.shuffle(mournerDeck(faction));
    g.shuffle(motiveDeck(faction));
    for (const seat of g.seats)
      for (const card of g.cards(motiveDeck(faction)).slice(0, START.motives)) g.move(card, motives(seat));
  }
}
