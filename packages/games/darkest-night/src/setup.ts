import { type CardId, emptyCore, type Json, type Refusal, type Seat, type Setup } from '@tavolata/kernel';
import { decksIn, refuseDecks } from './custom.ts';
import {
  type CardDef,
  DARKNESS,
  HOLY_RELIC,
  LOCATIONS,
  limits,
  MODES,
  MONASTERY,
  type Mode,
  modeDef,
} from './defs.ts';
import type { DarkestNightState, G, Hero } from './state.ts';
import { anyHero, join, startingPowers, takePowers } from './tasks/joining.ts';
import {
  ARTIFACT_DECK,
  BLIGHT_SUPPLY,
  EVENT_DECK,
  ITEM_SUPPLY,
  MAP_DECK,
  RESERVE,
  relicSite,
} from './zones.ts';

const unchosen = (seat: Seat): Hero => ({
  seat,
  is: 'unchosen',
  at: MONASTERY,
  grace: 0,
  secrecy: 0,
  successor: false,
  sun: false,
  fallen: false,
});

const strings = (value: Json | undefined): string[] => (Array.isArray(value) ? (value as string[]) : []);

/** Who leads heroes, and how many there are, by what was chosen. */
function partiesOf({ seats, options }: Setup) {
  const modes = MODES.filter(mode => strings(options.modes).includes(mode)) as Mode[];
  const necromancerSeat = modes.includes('necromancer-player') ? seats.at(-1) : undefined;
  const heroSeats = seats.filter(seat => seat !== necromancerSeat);
  const heroes = modes.includes('fifth-hero') ? modeDef('fifth-hero').heroes : limits.heroes;
  return { modes, necromancerSeat, heroSeats, heroes };
}

/** Every place has a leader, and every hero player a place. */
const isShared = (leads: readonly string[], seats: readonly Seat[], heroes: number): boolean =>
  leads.length === heroes &&
  seats.every(seat => leads.includes(seat)) &&
  leads.every(seat => seats.includes(seat as Seat));

/** DN-GEN-03, DN-FIVE-01, DN-CUSTOM-01: numbers of players, modes, leaders and decks that do not go together. */
export function refuseSetup(setup: Setup): Refusal | undefined {
  const { modes, heroSeats, heroes } = partiesOf(setup);
  const leads = strings(setup.options.leads);
  if (heroSeats.length < 1 || heroSeats.length > heroes)
    return { rule: 'DN-GEN-03', reason: 'players-for-heroes', params: { heroes } };
  if (leads.length > 0 && !isShared(leads, heroSeats, heroes))
    return { rule: 'DN-GEN-03', reason: 'leads-do-not-fit', params: { heroes } };
  return modes.includes('custom-deck') ? refuseDecks(strings(setup.options.decks), heroes) : undefined;
}

/** DN-GEN-02, DN-GEN-03, DN-FIVE-01: who leads which place; unless it is said, in turn round the table. */
const leaders = (seats: readonly Seat[], heroes: number, leads: readonly string[]): Seat[] =>
  Array.from({ length: heroes }, (_, place) => (leads[place] ?? seats[place % seats.length]) as Seat);

/** A setup that is not refused. */
export function create(setup: Setup): DarkestNightState {
  const { seats, options } = setup;
  const { modes, necromancerSeat, heroSeats, heroes } = partiesOf(setup);
  return {
    core: emptyCore(seats),
    modes: Object.freeze(modes),
    ...(necromancerSeat && { necromancerSeat }),
    customDecks: Object.freeze(modes.includes('custom-deck') ? decksIn(strings(options.decks)) : {}),
    heroes: leaders(heroSeats, heroes, strings(options.leads)).map(unchosen),
    ...(options.heroes === 'dealt' && { dealt: true as const }),
    round: 0,
    next: 'choose-hero',
    place: 0,
    tasks: [],
    rolls: [],
    queuedEvents: 0,
    darkness: modes.includes('expert') ? modeDef('expert').darkness : DARKNESS.start,
    // DN-SETUP-12.
    necromancer: LOCATIONS.find(({ start }) => start === 'necromancer')?.id ?? MONASTERY,
    blinded: false,
    exhausted: [],
    active: [],
    locked: [],
    ignoring: [],
    cowled: false,
    negated: [],
    sapped: [],
    stored: [],
    leaving: [],
  };
}

const HOMES: Readonly<Partial<Record<CardDef['type'], string>>> = {
  event: EVENT_DECK,
  map: MAP_DECK,
  artifact: ARTIFACT_DECK,
  blight: BLIGHT_SUPPLY,
  item: ITEM_SUPPLY,
  hero: RESERVE,
  power: RESERVE,
};

/** DN-SETUP-01 to -05, DN-SETUP-11: every card and token where it begins. */
export function fillBox(g: G): void {
  for (const def of g.defs)
    for (let copy = 0; copy < def.copies; copy++) {
      const home = HOMES[def.type];
      if (home) g.create(def.id, home);
    }
  for (const { id, relic } of LOCATIONS) if (relic) g.create(HOLY_RELIC, relicSite(id));
  for (const deck of [EVENT_DECK, MAP_DECK, ARTIFACT_DECK]) g.shuffle(deck);
}

export function deal(g: G): void {
  fillBox(g);
  if (g.state.modes.includes('expert')) dealHeroes(g);
}

/** DN-EXPERT-03: chance decides on heroes and starting powers. */
function dealHeroes(g: G): void {
  for (const [place] of g.state.heroes.entries()) {
    join(g, place, anyHero(g));
    const picked: CardId[] = [];
    for (let n = 0; n < limits.startingPowers.pick; n++) {
      const power = g.anyCard(startingPowers(g, place).filter(card => !picked.includes(card)));
      if (power !== undefined) picked.push(power);
    }
    takePowers(g, place, picked);
  }
  g.state.next = 'first-blights';
}
