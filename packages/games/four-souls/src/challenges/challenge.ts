import { components } from '../../generated/components.ts';
import type { G } from '../state.ts';

/** A scenario of our own for solitaire and co-op: kill the final boss before the timer runs down (FS-CHAL-01). */
export interface Challenge {
  readonly finalBoss: string;
  readonly timer: number;
  /** Monsters that wait in minion slots from the beginning. */
  readonly minions: readonly string[];
  /** How many monsters join them at the end of each round. */
  readonly minionsPerRound: number;
  /** Treasures each character begins with. */
  readonly treasure: number;
  /** Whether a death in one's own turn moves the timer (FS-CHAL-15). */
  readonly deathsCount: boolean;
  /** Whether the boss cannot be attacked while it has minions. */
  readonly guarded: boolean;
}

/** The cards say in which challenges they appear, and as what. */
const castOf = (challenge: string, as: 'final-boss' | 'minion'): string[] =>
  components.cards.flatMap(card => {
    const roles: Readonly<Record<string, string>> = 'challenges' in card ? card.challenges : {};
    return roles[challenge] === as ? [card.id] : [];
  });

const PLAIN: Omit<Challenge, 'finalBoss' | 'minions'> = {
  timer: 8,
  minionsPerRound: 0,
  treasure: 0,
  deathsCount: false,
  guarded: false,
};

/** Three of our own design. */
const DESIGNED: Readonly<Record<string, typeof PLAIN>> = {
  /** Mom sends one more of her children every round. */
  'moms-house': { ...PLAIN, minionsPerRound: 1, treasure: 1 },
  /** Satan lends each character two treasures, and counts every death. */
  'the-bargain': { ...PLAIN, timer: 10, treasure: 2, deathsCount: true },
  /** The Lamb cannot be reached while its guards stand. */
  'the-flock': {
    ...PLAIN,
    timer: 12,
    treasure: 1,
    guarded: true,
  },
};
export const CHALLENGES: Readonly<Record<string, Challenge>> = Object.fromEntries(
  Object.entries(DESIGNED).map(([name, plan]) => {
    const [finalBoss = ''] = castOf(name, 'final-boss');
    return [name, { ...plan, finalBoss, minions: castOf(name, 'minion') }];
  }),
);
export const CHALLENGE_NAMES = ['none', ...Object.keys(CHALLENGES)];

export const challengeOf = (g: G): Challenge | undefined => CHALLENGES[g.state.options.challenge];
