import { shinyRock as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { gains, whenYouActivateAnItem } from '../../src/card-kit.ts';

/** Each time you activate an item: gain {cents}¢. */
export const shinyRock: Behaviour = { abilities: [whenYouActivateAnItem(gains(its.cents))] };
