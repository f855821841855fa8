import type { Behaviour } from '../../src/behaviour.ts';
import { anItemAbility, cancels, tap } from '../../src/card-kit.ts';

/** Tap: cancel an activated ability of an item. */
export const noTreasure: Behaviour = { abilities: [tap(cancels(anItemAbility))] };
