import type { AnswerDraft } from '@tavolata/board-kit';
import type { Option, Seat } from '@tavolata/kernel';
import {
  type CourtDef,
  type Deed,
  type EffectStep,
  type G,
  GUILDS,
  LOCATIONS,
  type Location,
  limitFor,
  limits,
  type MournerDef,
  type Track,
  trackFacts,
} from '@tavolata/mourners-call';
import { crowding, limitNow } from './majority.ts';

export type Rises = Partial<Record<Track, number>>;

/** What an effect does to the tracks for certain; what hangs on a choice to come is left out. */
function risesIn(steps: readonly EffectStep[] = []): Rises {
  const rises: Rises = {};
  for (const { raise, lower, number = 1 } of steps) {
    if (raise) rises[raise] = (rises[raise] ?? 0) + number;
    if (lower) rises[lower] = (rises[lower] ?? 0) - number;
  }
  return rises;
}

const deedNamed = (id: unknown): Deed | undefined => [...LOCATIONS, ...GUILDS].find(each => each.id === id);

/** What an option of the Action phase does to the tracks. */
export function risesOf(g: G, { key, card, value = 1 }: Option): Rises {
  switch (key) {
    case 'recruit':
    case 'buy-mourner':
      return { threat: limits.recruit.threat };
    case 'play':
      return card === undefined ? {} : risesIn((g.def(card) as CourtDef).actions[value - 1]?.does);
    case 'activate':
      return card === undefined ? {} : risesIn((g.def(card) as MournerDef).does);
    default:
      return {};
  }
}

/** Questions that a yes answers with the bonus they name; others name the place they are about. */
const BONUSES = ['take-location', 'take-bonus'];

/** What the answer at hand does to the tracks: what is chosen, or the bonus that is offered. */
export function risesAtHand(g: G, draft: AnswerDraft | undefined): Rises {
  if (!draft) return {};
  const { question } = draft;
  if (BONUSES.includes(question.prompt)) return risesIn(deedNamed(question.params?.what)?.does);
  const [chosen] = draft.chosen.value;
  const option = chosen === undefined ? undefined : draft.options[chosen];
  return option && question.kind === 'pick' ? risesOf(g, option) : {};
}

/** Where a track stands after a rise or a fall. */
export function levelAfter(g: G, track: Track, by = 0): number {
  return Math.max(0, Math.min(trackFacts[track].trigger, g.state[track] + by));
}

/** Whether a rise takes the track to its end, where somebody pays. */
export const strikes = (g: G, track: Track, by = 0): boolean =>
  by > 0 && levelAfter(g, track, by) === trackFacts[track].trigger;

/** The limit of every location after a missed quota. */
export const limitIfMissed = (g: G): number =>
  limitNow(g, levelAfter(g, 'threat', limits.quotaMissed.threatUp));

/** What Influence becomes: what goes above the end of its track is lost (MC-INF-02). */
export const pointsAfter = (now: number, by: number): number => Math.min(limits.influence.max, now + by);

/** The next level of Threat at which every location holds fewer, and which ones would then be struck too. */
export interface Threshold {
  readonly level: number;
  readonly limit: number;
  readonly struck: readonly Location[];
}

export function nextThreshold(g: G): Threshold | undefined {
  const { threat, playersAtStart } = g.state;
  const now = limitNow(g);
  for (let level = threat + 1; level < trackFacts.threat.trigger; level++) {
    const limit = limitFor(level, playersAtStart);
    if (limit === now) continue;
    const struck = LOCATIONS.filter(
      location => crowding(g, location) !== 'over' && crowding(g, location, limit) === 'over',
    );
    return { level, limit, struck };
  }
  return undefined;
}

/** Those who would pay if a track reached its end by this question: me, or whoever bids least. */
export function payer(draft: AnswerDraft | undefined, me: Seat | undefined): Seat | 'lowest' | undefined {
  if (draft?.question.prompt === 'bid') return 'lowest';
  return draft ? me : undefined;
}
