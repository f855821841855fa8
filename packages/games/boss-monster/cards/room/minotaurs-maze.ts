import type { Behaviour } from '../../src/behaviour.ts';
import { neighbour } from '../../src/verbs/dungeon.ts';
import { markOf } from '../../src/verbs/heroes.ts';

/** The first time each turn that a Hero enters, it goes back to the Room on the left. */
export const minotaursMaze: Behaviour = {
  sendsBack(g, self, hero) {
    const { mazes } = markOf(g, hero);
    const before = neighbour(g, self, -1);
    // BM-CARD-02: each copy once per Hero and turn; BM-CARD-03: only if there is an active Room on its left.
    if (!before || mazes.includes(self.room)) return undefined;
    mazes.push(self.room);
    return before;
  },
};
