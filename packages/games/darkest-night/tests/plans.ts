import type { SetupOptions } from '@tavolata/kernel';
import type { LawPlan } from '@tavolata/kernel/laws';
import { setupFor } from '@tavolata/kernel/match';
import { darkestNight } from '../src/index.ts';

/** Shares cards with five other heroes, so that few can play together. */
const CUSTOM =
  'knight=charge+dowse+prediction+find-weakness+oath-of-valor+stealth+forbidden-arts+miracle+consecrated-blade+skulk';

const MILD =
  'knight=charge+sprint+dowse+prediction+oath-of-valor+consecrated-blade+holy-mantle+reckless-abandon+hope+foreknowledge';

/** Every kind of match there is: one to six players, each option alone and together with others. */
const KINDS: readonly (readonly [number, SetupOptions])[] = [
  [4, {}],
  [1, {}],
  [3, { leads: ['c', 'a', 'b', 'b'], heroes: 'dealt' }],
  [2, { modes: ['expert'] }],
  [5, { modes: ['fifth-hero'] }],
  [5, { modes: ['necromancer-player'] }],
  [2, { modes: ['custom-deck'], decks: [CUSTOM] }],
  [6, { modes: ['necromancer-player', 'fifth-hero'] }],
  [3, { modes: ['necromancer-player', 'expert'] }],
  [4, { modes: ['expert', 'fifth-hero', 'custom-deck'], decks: [MILD] }],
];

/** The nth random match: the kinds in turn. */
export function planOf(series: string, n: number, costlyEvery: number): LawPlan {
  const [players, options] = KINDS[n % KINDS.length] as (typeof KINDS)[number];
  return { seed: `${series} ${n}`, setup: setupFor(darkestNight, players, options), costlyEvery };
}

/** The nth match of the long series; in a third of them somebody leaves. */
export function longPlanOf(n: number): LawPlan {
  const plan = planOf('long', n, 400);
  return n % 3 === 0 ? { ...plan, leaveBefore: [(n * 37) % 300, (n * 53) % 300] } : plan;
}
