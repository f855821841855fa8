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

const PLAIN: Omit<Challenge, 'finalBoss'> = {
  timer: 8,
  minions: [],
  minionsPerRound: 0,
  treasure: 0,
  deathsCount: false,
  guarded: false,
};

/** Three of our own design. */
export const CHALLENGES: Readonly<Record<string, Challenge>> = {
  /** Mom sends one more of her children every round. */
  'moms-house': { ...PLAIN, finalBoss: 'mom', minionsPerRound: 1, treasure: 1 },
  /** Satan lends each character two treasures, and counts every death. */
  'the-bargain': { ...PLAIN, finalBoss: 'satan', timer: 10, treasure: 2, deathsCount: true },
  /** The Lamb cannot be reached while its guards stand. */
  'the-flock': {
    ...PLAIN,
    finalBoss: 'the-lamb',
    timer: 12,
    minions: ['pin', 'war'],
    treasure: 1,
    guarded: true,
  },
};
export const CHALLENGE_NAMES = ['none', ...Object.keys(CHALLENGES)];

export const challengeOf = (g: G): Challenge | undefined => CHALLENGES[g.state.options.challenge];
