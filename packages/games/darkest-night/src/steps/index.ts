import type { Flow } from '@tavolata/kernel';
import type { G, StepName } from '../state.ts';
import { carryOut } from '../tasks/index.ts';
import { isOathFulfilled } from '../tasks/oaths.ts';
import { takeNextOut } from './leaving.ts';
import { blightStep, darknessStep, extraDie, movement, movementDie, necromancerOver } from './necromancer.ts';
import { beginRound, nextHero, replace } from './round.ts';
import { chooseHero, choosePowers, firstBlights, necromancerDraws } from './setup.ts';
import { actionPhase, endPhase, eventPhase, monasteryRest, start, startLosses, turnOver } from './turn.ts';

/** The rulebook's table of contents: what each step does, and with it which comes next (DN-TURN-02, DN-TURN-03). */
const STEPS: Readonly<Record<StepName, (g: G) => Flow<void> | void>> = {
  'choose-hero': chooseHero,
  'choose-powers': choosePowers,
  'first-blights': firstBlights,
  'necromancer-draws': necromancerDraws,
  round: beginRound,
  'next-hero': nextHero,
  replacement: replace,
  start,
  'start-losses': startLosses,
  event: eventPhase,
  action: actionPhase,
  end: endPhase,
  'monastery-rest': monasteryRest,
  'turn-over': turnOver,
  darkness: darknessStep,
  'movement-die': movementDie,
  movement,
  blights: blightStep,
  'extra-die': extraDie,
  'necromancer-over': necromancerOver,
};

/** An Oath that is fulfilled by itself comes first, then what is being carried out, then the next step. */
export function* step(g: G): Flow<void> {
  if (isOathFulfilled(g)) return;
  if (g.state.tasks.length > 0) return yield* carryOut(g);
  if (g.state.leaving.length > 0) return takeNextOut(g);
  const flow = STEPS[g.state.next](g);
  if (flow) yield* flow;
}
