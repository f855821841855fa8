import type { Behaviour } from '../../src/behaviour.ts';
import type { Spot } from '../../src/state.ts';
import { activeRooms } from '../../src/verbs/dungeon.ts';
import { enterRoom } from '../../src/verbs/march.ts';
import { atHeroInside, mine } from '../../src/verbs/targets.ts';

const aimed = atHeroInside('teleport-hero', mine);

/** A Hero inside your dungeon enters its first Room anew, and goes on from there. */
export const teleportation: Behaviour = {
  spell: {
    ...aimed,
    refuse: (g, use) =>
      activeRooms(g, use.me).length === 0 ? g.refuse('BM-SPELL-08', 'no-room') : aimed.refuse(g, use),
    isLegal: (g, effect) => aimed.isLegal(g, effect) && activeRooms(g, effect.by).length > 0,
    // The open window goes on as that Room's own; no check where the Hero comes from (BM-ADV-24).
    resolve: (g, effect) => enterRoom(g, activeRooms(g, effect.by)[0] as Spot),
  },
};
