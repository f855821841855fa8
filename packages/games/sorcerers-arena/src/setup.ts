import { emptyCore, type Refusal, type Result, type Seat, type Setup } from '@tavolata/kernel';
import { type ChapterDef, type ChapterName, chapterDef, type MatchDef, matchDef, type Role } from './defs.ts';
import type { ArenaState, G, TeamWay, Turn } from './state.ts';
import { BOX } from './zones.ts';

export const ROLES: readonly Role[] = ['a', 'b', 'c', 'd'];
export const VARIANTS = ['two-copies'] as const;
export const FIRST = ['random', ...ROLES] as const;
export const DEFAULT_CHAPTER: ChapterName = 'chapter-4';

export const chapterOf = ({ state }: G): ChapterDef => chapterDef(state.chapter);
export function matchOf({ state }: G): MatchDef {
  const match = matchDef(state.core.seats.length);
  if (!match) throw new Error('a match is for 2 or 4 players');
  return match;
}

export const freshTurn = (): Turn => ({ moved: false, acted: false, skills: [], gearRefused: false });

const chosenChapter = ({ options }: Setup): ChapterName =>
  (options.chapter as ChapterName | undefined) ?? DEFAULT_CHAPTER;

/** SA-MODE-01, SA-MODE-08: two players or four, and four only in the chapters with a team game. */
export function refuseSetup(setup: Setup): Refusal | undefined {
  const match = matchDef(setup.seats.length);
  if (!match) return { rule: 'SA-MODE-01', reason: 'two-or-four' };
  if (match.id === 'team' && !chapterDef(chosenChapter(setup)).team)
    return { rule: 'SA-MODE-08', reason: 'no-team-game' };
  return undefined;
}

export function create(setup: Setup): ArenaState {
  const { seats, options } = setup;
  return {
    core: emptyCore(seats),
    chapter: chosenChapter(setup),
    teams: (options.teams as TeamWay | undefined) ?? 'draft',
    twoCopies: ((options.variants as string[] | undefined) ?? []).includes('two-copies'),
    summoners: summonersFrom(seats, options.first as string | undefined),
    sides: {},
    deciders: Object.fromEntries(seats.map(seat => [seat, seat])),
    picks: Object.fromEntries(seats.map(seat => [seat, []])),
    drafted: 0,
    row: [],
    marker: 0,
    round: 0,
    next: 'draft',
    vp: { blue: 0, red: 0 },
    lastRound: false,
    extraRounds: 0,
    turn: freshTurn(),
    resolving: undefined,
    fading: [],
    pending: [],
    blows: [],
    healed: [],
    leaving: [],
  };
}

/** Partners stay partners, whoever is Summoner A: seats a and d against b and c. */
const SEATINGS: Readonly<Record<string, readonly Seat[]>> = {
  a: ['a', 'b', 'c', 'd'],
  b: ['b', 'a', 'd', 'c'],
  c: ['c', 'd', 'a', 'b'],
  d: ['d', 'c', 'b', 'a'],
};
const summonersFrom = (seats: readonly Seat[], first: string | undefined): Seat[] => {
  const seating = first === undefined || !seats.includes(first as Seat) ? undefined : SEATINGS[first];
  return seating ? seating.filter(seat => seats.includes(seat)) : [];
};

/**
 * SA-DRAFT-03: in a duel whoever lost is Summoner A in the next match, after a draw chance decides. SA-TEAM-01: in a team
 * game it stays as the table said.
 */
export function again(setup: Setup, { how, order }: Result): Setup {
  if (setup.seats.length > 2) return setup;
  const [loser] = order.at(-1) ?? [];
  const first = how !== 'draw' && loser ? loser : 'random';
  return { ...setup, options: { ...setup.options, first } };
}

/** SA-DRAFT-07, SA-TEAM-01: A is blue and B red; in a team game A and D are blue. */
export function takeSides(g: G): void {
  const { sides } = matchOf(g);
  for (const side of ['blue', 'red'] as const)
    for (const role of sides[side]) g.state.sides[g.state.summoners[ROLES.indexOf(role)] as Seat] = side;
}

/** Makes every card in the box; with two copies of the game there are two of each. */
export function fillBox(g: G): void {
  const boxes = g.state.twoCopies ? 2 : 1;
  for (let box = 0; box < boxes; box++)
    for (const def of g.defs) for (let copy = 0; copy < def.copies; copy++) g.create(def.id, BOX);
}

/** SA-DRAFT-03, SA-TEAM-01: unless the table says who, chance decides who is Summoner A. */
export function deal(g: G): void {
  const { state } = g;
  fillBox(g);
  if (state.summoners.length === 0)
    state.summoners = summonersFrom(g.seats, ROLES[g.int(g.seats.length)] as string);
  takeSides(g);
  state.next = chapterOf(g).preset ? 'choose-sides' : 'draft';
}
