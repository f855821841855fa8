import type { Flow } from '@tavolata/kernel';
import type { G, StepName } from '../state.ts';
import { adventureTurn, heroEnters, heroGone, march, settleHero } from './adventure.ts';
import { bait } from './bait.ts';
import { beginning, normalDraw } from './beginning.ts';
import { buildTurn, buildTurnOver, place } from './build.ts';
import { end, machinations } from './end.ts';
import { reveal, revealPart } from './reveal.ts';
import { chooseBosses, classicDiscard, dealHands, firstReveal, firstRoom, redraw } from './setup.ts';
import { windowStep } from './window.ts';

/** The rulebook's table of contents: what each step does, and with it which comes next (BM-TURN-01). */
const STEPS: Readonly<Record<StepName, (g: G) => Flow<void> | void>> = {
  'choose-bosses': chooseBosses,
  'deal-hands': dealHands,
  redraw,
  'classic-discard': classicDiscard,
  'first-room': firstRoom,
  'first-reveal': firstReveal,
  beginning,
  draw: normalDraw,
  'build-turn': buildTurn,
  place,
  'build-turn-over': buildTurnOver,
  reveal,
  'reveal-part': revealPart,
  bait,
  'adventure-turn': adventureTurn,
  'hero-enters': heroEnters,
  march,
  'settle-hero': settleHero,
  'hero-gone': heroGone,
  end,
  machinations,
};

/** An open window comes first; when it has closed, the game goes on where it stood. */
export function* step(g: G): Flow<void> {
  const { window, next } = g.state;
  if (window) return yield* windowStep(g, window);
  const flow = STEPS[next](g);
  if (flow) yield* flow;
}
