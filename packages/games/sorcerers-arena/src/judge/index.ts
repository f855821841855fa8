import type { Judge } from '@tavolata/kernel';
import type { CardDef } from '../defs.ts';
import type { ArenaState } from '../state.ts';
import { otherSide, sideOfSeat } from '../verbs/characters.ts';

export const judge: Judge<ArenaState, CardDef> = {
  value: (g, seat) => g.state.vp[sideOfSeat(g, seat)] - g.state.vp[otherSide(sideOfSeat(g, seat))],
  advise: () => [],
};
