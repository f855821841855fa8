import { type CardId, emptyCore, type Json, type Refusal, type Seat, type Setup } from '@tavolata/kernel';
import { readDecks } from './custom.ts';
import {
  type CardDef,
  DARKNESS,
  type HeroName,
  LOCATIONS,
  limits,
  MODES,
  MONASTERY,
  type Mode,
  modeDef,
} from './defs.ts';
import type { DarkestNightState, G, Hero } from './state.ts';
import { join, refuseJoining, startingPowers, takePowers } from './steps/joining.ts';
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

/** DN-GEN-02, DN-GEN-03, DN-FIVE-01: who leads which place; unless it is said, in turn round the table. */
function leaders(seats: readonly Seat[], heroes: number, wanted: readonly string[]): Seat[] {
  if (seats.length < 1 || seats.length > heroes)
    throw new Error(`${heroes} heroes are led by 1 to ${heroes} players, not ${seats.length}`);
  if (wanted.length === 0)
    return Array.from({ length: heroes }, (_, place) => seats[place % seats.length] as Seat);
  const isFit = wanted.length === heroes && seats.every(seat => wanted.includes(seat));
  if (!isFit || !wanted.every(seat => seats.includes(seat as Seat)))
    throw new Error(`${wanted.join()} does not share ${heroes} heroes among ${seats.join()}`);
  return wanted as Seat[];
}

const strings = (value: Json | undefined): string[] => (Array.isArray(value) ? (value as string[]) : []);

/** Who leads heroes, and how many there are, by what was chosen. */
function partiesOf({ seats, options }: Setup) {
  const modes = MODES.filter(mode => strings(options.modes).includes(mode)) as Mode[];
  const necromancerSeat = modes.includes('necromancer-player') ? seats.at(-1) : undefined;
  const heroSeats = seats.filter(seat => seat !== necromancerSeat);
  const heroes = modes.includes('fifth-hero') ? modeDef('fifth-hero').heroes : limits.heroes;
  return { modes, necromancerSeat, heroSeats, heroes };
}

/** DN-GEN-03, DN-FIVE-01, DN-CUSTOM-01: numbers of players, modes, leaders and decks that do not go together. */
export function refuseSetup(setup: Setup): Refusal | undefined {
  const { modes, heroSeats, heroes } = partiesOf(setup);
  const { leads, decks } = setup.options;
  if (heroSeats.length < 1 || heroSeats.length > heroes)
    return { rule: 'DN-GEN-03', reason: 'players-for-heroes', params: { heroes } };
  try {
    leaders(heroSeats, heroes, strings(leads));
  } catch {
    return { rule: 'DN-GEN-03', reason: 'leads-do-not-fit' };
  }
  try {
    if (modes.includes('custom-deck')) readDecks(strings(decks), heroes);
  } catch {
    return { rule: 'DN-CUSTOM-01', reason: 'wrong-deck' };
  }
  return undefined;
}

export function create(setup: Setup): DarkestNightState {
  const { seats, options } = setup;
  const { modes, necromancerSeat, heroSeats, heroes } = partiesOf(setup);
  const customDecks = modes.includes('custom-deck') ? readDecks(strings(options.decks), heroes) : {};
  return {
    core: emptyCore(seats),
    modes: Object.freeze(modes),
    ...(necromancerSeat && { necromancerSeat }),
    customDecks: Object.freeze(customDecks),
    heroes: leaders(heroSeats, heroes, strings(options.leads)).map(unchosen),
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
  for (const def of g.game.defs)
    for (let copy = 0; copy < def.copies; copy++) {
      const home = HOMES[def.type];
      if (home) g.create(def.id, home);
    }
  for (const { id, relic } of LOCATIONS) if (relic) g.create('holy-relic', relicSite(id));
  for (const deck of [EVENT_DECK, MAP_DECK, ARTIFACT_DECK]) g.shuffle(deck);
}

export function deal(g: G): void {
  fillBox(g);
  if (g.state.modes.includes('expert')) dealHeroes(g);
}

/** DN-EXPERT-03: chance decides on heroes and starting powers. */
function dealHeroes(g: G): void {
  for (const [place] of g.state.heroes.entries()) {
    const sheet = g.anyCard(g.cards(RESERVE).filter(card => canBeDealt(g, g.def(card))));
    if (sheet === undefined) throw new Error('no hero is left to be dealt');
    join(g, place, g.def(sheet).id as HeroName);
    const picked: CardId[] = [];
    for (let n = 0; n < limits.startingPowers.pick; n++) {
      const power = g.anyCard(startingPowers(g, place).filter(card => !picked.includes(card)));
      if (power !== undefined) picked.push(power);
    }
    takePowers(g, place, picked);
  }
  g.state.next = 'first-blights';
}

const canBeDealt = (g: G, def: CardDef): boolean =>
  def.type === 'hero' && refuseJoining(g, def.id as HeroName) === undefined;
