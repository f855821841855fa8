import type { Behaviour } from '../behaviour.ts';
import { gains, getsTreasure, loots, loses, on, rolls, suffers } from '../write.ts';

/** Roll. 1: gain 1¢; 2: you take 2 damage; 3: loot 3; 4: lose 4¢; 5: gain 5¢; 6: +1 treasure. */
export const xWheelOfFortune: Behaviour = {
  loot: rolls(
    on(1, gains(1)),
    on(2, suffers(2)),
    on(3, loots(3)),
    on(4, loses(4)),
    on(5, gains(5)),
    on(6, getsTreasure(1)),
  ),
};
