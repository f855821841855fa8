import type { CardId, Seat } from '@tavolata/kernel';
import { socialGoals as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { eachPlayer, getsTreasure, inTurnOrder, note, noted, when } from '../../src/card-kit.ts';
import type { G, Happening } from '../../src/state.ts';

interface SocialGoal {
  readonly times: number;
  /** Who has done it once more by what happened. */
  readonly by: (event: Happening) => Seat | undefined;
}
const GOALS: Readonly<Record<string, SocialGoal>> = {
  'loot-played': { times: its.loot, by: ({ type, seat }) => (type === 'loot-played' ? seat : undefined) },
  'monsters-killed': {
    times: its.kills,
    by: ({ type, monster, by }) => (type === 'died' && monster ? by : undefined),
  },
  'cents-given': {
    times: 1,
    by: ({ type, seat, amount = 0 }) => (type === 'gave-cents' && amount >= its.cents ? seat : undefined),
  },
  'items-bought': { times: its.purchases, by: ({ type, seat }) => (type === 'bought' ? seat : undefined) },
  'final-sixes': {
    times: its.rolls,
    by: ({ type, seat, face }) => (type === 'final-roll' && face === its.face ? seat : undefined),
  },
};

const timesDone = (g: G, room: CardId, name: string, seat: Seat): number =>
  noted(g, room, `${name} ${seat}`) ?? 0;
const isMet = (g: G, room: CardId, name: string): boolean =>
  inTurnOrder(g).some(seat => timesDone(g, room, name, seat) >= (GOALS[name]?.times ?? 0));
const goalsMet = (g: G, room: CardId): number =>
  Object.keys(GOALS).filter(name => isMet(g, room, name)).length;

/** Whether a goal is met by this very event: the one who did it now has the number, and nobody had it before. */
const meetsOne = (g: G, room: CardId, event: Happening): boolean =>
  Object.entries(GOALS).some(([name, { times, by }]) => {
    const who = by(event);
    return (
      who !== undefined &&
      inTurnOrder(g).every(seat => timesDone(g, room, name, seat) <= times - (seat === who ? 0 : 1)) &&
      timesDone(g, room, name, who) === times
    );
  });

/** It stays until {goals} of its goals are met, each by one player alone; then each player gains {treasure} treasures. */
export const socialGoals: Behaviour = {
  statics: {
    as(g, { card }, event) {
      for (const [name, { by }] of Object.entries(GOALS)) {
        const who = by(event);
        if (who) note(g, card, `${name} ${who}`, timesDone(g, card, name, who) + 1);
      }
    },
    forbids: (g, at, { type, card }) =>
      type === 'discard' && card === at.card && goalsMet(g, at.card) < its.goals
        ? g.refuse('FS-STATIC-01', 'goals-unmet')
        : undefined,
  },
  abilities: [
    when(
      ['loot-played', 'died', 'gave-cents', 'bought', 'final-roll'],
      (g, at, event) => goalsMet(g, at.card) === its.goals && meetsOne(g, at.card, event),
      eachPlayer(getsTreasure(its.treasure)),
    ),
  ],
};
