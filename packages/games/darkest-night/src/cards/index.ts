import type { CardId, Flow } from '@tavolata/kernel';
import type { G, HeroId } from '../state.ts';
import { benediction } from './benediction.ts';
import { celerity } from './celerity.ts';
import { diversion } from './diversion.ts';
import { falseOrders } from './false-orders.ts';

interface OwnAction {
  readonly does: (g: G, hero: HeroId, card: CardId) => Flow<void>;
  readonly needsBlight?: true;
}

/** The Action effects that the facts of a card cannot say. */
export const ACTIONS: Readonly<Record<string, OwnAction>> = {
  benediction: { does: benediction },
  celerity: { does: celerity },
  diversion: { does: diversion, needsBlight: true },
  'false-orders': { does: falseOrders, needsBlight: true },
};
