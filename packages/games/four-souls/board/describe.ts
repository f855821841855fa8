import type { Described, ThingRef } from '@tavolata/board-kit';
import type { StackItem } from '@tavolata/four-souls';
import type { CardId } from '@tavolata/kernel';
import { outcomeOf } from './outcome.ts';
import type { SoulsScene } from './scene.ts';
import { itemCard, itemName } from './words.ts';

/** What waits is read from its card; without one, from what will come of it. */
function waiting(scene: SoulsScene, item: StackItem): CardId | Described {
  const card = itemCard(item);
  if (card !== undefined) return card;
  return { name: itemName(scene, item), parts: [{ text: outcomeOf(scene, item) }] };
}

/** Of a thing that is no card: a player is read from the character, a pile or a slot from what lies on top. */
export function describe(scene: SoulsScene, thing: ThingRef): CardId | Described | undefined {
  const { g } = scene;
  if ('seat' in thing) return g.cards(`character/${thing.seat}`)[0];
  if (!('place' in thing)) return undefined;
  const item = g.state.stack.find(({ id }) => `stack/${id}` === thing.place);
  if (item) return waiting(scene, item);
  return isDeck(thing.place) ? undefined : g.cards(thing.place)[0];
}

const isDeck = (place: string): boolean => place.endsWith('-deck');
