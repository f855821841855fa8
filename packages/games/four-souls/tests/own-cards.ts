import { Stage } from '@tavolata/kernel/scenario';
import type { Behaviour } from '../src/cards/behaviour.ts';
import type { CardDef } from '../src/defs.ts';
import { fourSouls } from '../src/index.ts';

/** A card that nobody printed, to try what no card in the box does. */
export const card = (id: string, does: Behaviour, more: Partial<CardDef> = {}): CardDef => ({
  id,
  back: more.type ?? 'treasure',
  type: 'treasure',
  set: 'samples',
  copies: 0,
  keywords: [],
  rewards: [],
  does,
  written: true,
  ...more,
});

/** A position with such cards among the others. */
export const stageWith = (cards: readonly CardDef[], given: object, more: object = {}) =>
  new Stage({ ...fourSouls, defs: [...fourSouls.defs, ...cards] }, { given: given as never, ...more });
