import type { Flow } from '@tavolata/kernel';
import type { G, StepName } from '../state.ts';
import { discardDown, endPhase, nextTurn, offerDraw } from './end.ts';
import { dealHands, redraw } from './hands.ts';
import { takeNextOut } from './leaving.ts';
import { main } from './main.ts';
import { placeNext, placePreset } from './placing.ts';
import { resolveNext, resolvePending } from './resolve.ts';
import { standardAttack, standardMovement } from './standard.ts';
import { resolveFading, startArrival, startDraw, startPhase } from './start.ts';
import { chooseSides, draft } from './teams.ts';
import { orderTiles } from './tiles.ts';
import { upgrade } from './upgrade.ts';

/** The rulebook's table of contents: what each step does, and with it which comes next (SA-TURN-03). */
const STEPS: Readonly<Record<StepName, (g: G) => Flow<void> | void>> = {
  'choose-sides': chooseSides,
  draft,
  'order-tiles': orderTiles,
  'place-preset': placePreset,
  place: placeNext,
  'deal-hands': dealHands,
  redraw,
  'start-phase': startPhase,
  'start-arrival': startArrival,
  'start-draw': startDraw,
  main,
  'standard-movement': standardMovement,
  'standard-attack': standardAttack,
  upgrade,
  'end-phase': endPhase,
  'discard-down': discardDown,
  'next-turn': nextTurn,
  'offer-draw': offerDraw,
};

/** Status triggers come first, then abilities that wait, then what is being carried out (SA-UPG-11). */
export function* step(g: G): Flow<void> {
  const { fading, pending, resolving, leaving, next } = g.state;
  if (fading.length > 0) return yield* resolveFading(g);
  if (pending.length > 0) return yield* resolvePending(g);
  if (resolving) return yield* resolveNext(g, resolving);
  if (leaving.length > 0) return takeNextOut(g);
  const flow = STEPS[next](g);
  if (flow) yield* flow;
}
