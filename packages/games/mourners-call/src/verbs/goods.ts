import {
  type CardId,
  choose,
  chooseNumber,
  chooseShares,
  type Flow,
  type QuestionDetails,
  type Seat,
} from '@tavolata/kernel';
import { FACTIONS, type Faction, limits } from '../defs.ts';
import type { G } from '../state.ts';
import { openWallows } from '../zones.ts';
import { influenceOf, leftOf, player, wallowsDef } from './board.ts';

// --- Etherea ---

export function gainEtherea(g: G, seat: Seat, number: number): void {
  if (number === 0) return;
  g.state.supply -= number;
  player(g, seat).etherea += number;
  g.emit('etherea-gained', { seat, number });
}

/** MC-ETH-09: to the supply, unless an effect names the Dirth Forge. */
export function spendEtherea(g: G, seat: Seat, number: number, to: 'supply' | 'forge' = 'supply'): void {
  if (number === 0) return;
  player(g, seat).etherea -= number;
  g.state[to] += number;
  g.emit('etherea-spent', { seat, number, to });
}

// --- Unity ---

/** MC-WAL-13: what a player may take in place of each Unity, and by which card. */
function instead(g: G, seat: Seat): { card: CardId; etherea: number } | undefined {
  for (const card of g.cards(openWallows(seat))) {
    const { lasting, on, etherea } = wallowsDef(g, card);
    if (lasting && on === 'unity-gained' && etherea) return { card, etherea };
  }
  return undefined;
}

/** MC-END-01, MC-END-06, MC-END-10: the reserve only times the end; beyond it Unity comes from aside. */
export function* gainUnity(g: G, seat: Seat, number: number): Flow<void> {
  const other = instead(g, seat);
  let unity = number;
  if (other && number > 0) {
    const given = yield* chooseNumber(
      seat,
      'unity-instead',
      { min: 0, max: number },
      { rule: 'MC-WAL-13', source: other.card, params: { etherea: other.etherea } },
    );
    unity -= given;
    gainEtherea(g, seat, given * other.etherea);
  }
  if (unity === 0) return;
  const { state } = g;
  const fromReserve = Math.min(unity, state.reserve);
  state.reserve -= fromReserve;
  state.setAside -= unity - fromReserve;
  player(g, seat).unity += unity;
  g.emit('unity-gained', { seat, number: unity });
  if (fromReserve > 0 && state.reserve === 0) lastUnityTaken(g, seat);
}

/** MC-END-02, MC-END-03: in the Action phase everybody has one last turn, the taker last. */
function lastUnityTaken(g: G, taker: Seat): void {
  const { state } = g;
  g.emit('last-unity', { seat: taker });
  if (!state.turns) return;
  state.lastTurns = [];
  for (let seat = leftOf(g, taker); seat !== taker; seat = leftOf(g, seat)) state.lastTurns.push(seat);
  state.lastTurns.push(taker);
}

/** Unity lost leaves the game (MC-SUSP-05, MC-RAKER-12). */
export function loseUnity(g: G, seat: Seat, number: number): number {
  const lost = Math.min(number, player(g, seat).unity);
  if (lost === 0) return 0;
  player(g, seat).unity -= lost;
  g.state.outOfGame += lost;
  g.emit('unity-lost', { seat, number: lost });
  return lost;
}

/** MC-SUSP-06, MC-TITHE-14: what is short is paid with Influence, as far as there is any. */
export function* payUnity(g: G, seat: Seat, number: number, rule: string): Flow<void> {
  const short = number - loseUnity(g, seat, number);
  if (short > 0) yield* loseInfluence(g, seat, seat, short, { rule });
}

// --- Influence ---

export function gainInfluence(g: G, seat: Seat, faction: Faction, number: number): void {
  const { influence } = player(g, seat);
  const gained = Math.min(number, limits.influence.max - influence[faction]);
  // MC-INF-02: what goes above the end of the track is lost.
  influence[faction] += gained;
  if (number > 0) g.emit('influence-gained', { seat, faction, number: gained });
}

export function spendInfluence(g: G, seat: Seat, faction: Faction, number: number): void {
  if (number === 0) return;
  player(g, seat).influence[faction] -= number;
  g.emit('influence-lost', { seat, faction, number });
}

export const asFaction = (faction: Faction) => ({ key: 'faction', place: faction });

/** How so many points are split among the factions, each within its bounds; one point is one choice. */
export function* splitPoints(
  g: G,
  seat: Seat,
  prompt: string,
  number: number,
  most: (faction: Faction) => number,
  about: QuestionDetails<Faction> = {},
): Flow<Partial<Record<Faction, number>>> {
  const open = FACTIONS.filter(faction => most(faction) > 0);
  const [only, ...others] = open;
  if (!only || number === 0) return {};
  if (others.length === 0) return { [only]: Math.min(number, most(only)) };
  if (number === 1) {
    const one = yield* choose(g, seat, prompt, open, { ...about, as: asFaction });
    return one ? { [one]: 1 } : {};
  }
  const { refuse: _, ...said } = about;
  let left = number;
  const fallback = open.map(faction => {
    const share = Math.min(left, most(faction));
    left -= share;
    return share;
  });
  const total = number - left;
  const shares = yield* chooseShares(
    seat,
    prompt,
    open.map(faction => ({ to: asFaction(faction), min: 0, max: Math.min(number, most(faction)) })),
    { min: total, max: total },
    fallback,
    { ...said, params: { number: total, ...said.params } },
  );
  return Object.fromEntries(shares.map(({ to, share }) => [to.place, share]));
}

const factionsOf = (points: Partial<Record<Faction, number>>): [Faction, number][] =>
  FACTIONS.flatMap((faction): [Faction, number][] => {
    const number = points[faction] ?? 0;
    return number > 0 ? [[faction, number]] : [];
  });

/** Influence of choice: the faction of every point is chosen. */
export function* gainAnyInfluence(
  g: G,
  seat: Seat,
  number: number,
  about: QuestionDetails<Faction> = {},
): Flow<void> {
  const points = yield* splitPoints(g, seat, 'gain-influence', number, () => number, about);
  for (const [faction, share] of factionsOf(points)) gainInfluence(g, seat, faction, share);
}

/** A player loses Influence of somebody's choice, as far as there is any. */
export function* loseInfluence(
  g: G,
  seat: Seat,
  chooser: Seat,
  number: number,
  about: QuestionDetails<Faction> = {},
): Flow<void> {
  const owed = Math.min(number, influenceOf(g, seat));
  const whose = seat === chooser ? 'own' : 'other';
  const said = { ...about, params: { ...about.params, player: seat, whose } };
  const most = (faction: Faction): number => player(g, seat).influence[faction];
  const points = yield* splitPoints(g, chooser, 'lose-influence', owed, most, said);
  for (const [faction, share] of factionsOf(points)) spendInfluence(g, seat, faction, share);
}

/** MC-FAQC-04, MC-FAQC-05: the points stolen must be there; both tracks are adjusted. */
export function* stealInfluence(
  g: G,
  thief: Seat,
  victim: Seat,
  number: number,
  of: Faction | 'any',
): Flow<void> {
  const most = (faction: Faction): number =>
    of === 'any' || of === faction ? player(g, victim).influence[faction] : 0;
  const points = yield* splitPoints(g, thief, 'steal-influence', number, most, {
    params: { player: victim },
  });
  for (const [faction, share] of factionsOf(points)) {
    spendInfluence(g, victim, faction, share);
    gainInfluence(g, thief, faction, share);
  }
}
