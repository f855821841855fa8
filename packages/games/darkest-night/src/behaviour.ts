import type { CardId, Flow } from '@tavolata/kernel';
import type { G, HeroId } from './state.ts';

/** What a card does that its facts cannot say. */
export interface Behaviour {
  /** Its Action effect. */
  readonly action?: (g: G, hero: HeroId, card: CardId) => Flow<void>;
  /** The Action effect needs a blight in the hero's location. */
  readonly needsBlight?: true;
  /** At the start of the hero's turn, while the card is activated. */
  readonly turnStart?: (g: G, hero: HeroId, card: CardId) => Flow<void>;
}
