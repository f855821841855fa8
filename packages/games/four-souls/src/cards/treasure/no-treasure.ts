import type { Behaviour } from '../behaviour.ts';
import { anItemAbility, cancels, tap } from '../write.ts';

/** Tap: cancel an activated ability of an item. */
export const noTreasure: Behaviour = { abilities: [tap(cancels(anItemAbility))] };
