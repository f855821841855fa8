import type { Behaviour } from '../behaviour.ts';
import { gains, whenYouActivateAnItem } from '../write.ts';

/** Each time you activate an item: gain 1¢. */
export const shinyRock: Behaviour = { abilities: [whenYouActivateAnItem(gains(1))] };
