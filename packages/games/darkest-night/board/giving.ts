import { signal } from '@preact/signals';
import type { CardId } from '@tavolata/kernel';
import type { NightScene } from './scene.ts';

/** The item under the finger. */
export const dragged = signal<CardId | undefined>(undefined);

const isGift = (key: string): boolean => key === 'give';

/** The item I am about to hand over: its gift is chosen, though perhaps for another hero. */
function itemInHand({ draft }: NightScene): CardId | undefined {
  const [chosen] = draft?.chosen.value ?? [];
  const option = chosen === undefined ? undefined : draft?.options[chosen];
  return option && isGift(option.key) ? option.card : undefined;
}

const giftOf = ({ draft }: NightScene, card: CardId | undefined, hero: string): number | undefined => {
  const at =
    draft?.options.findIndex(option => isGift(option.key) && option.card === card && option.place === hero) ??
    -1;
  return at < 0 ? undefined : at;
};

export const canBeGiven = ({ draft }: NightScene, card: CardId): boolean =>
  draft?.options.some(option => isGift(option.key) && option.card === card) ?? false;

/** Whether what is dragged or in hand can be given to this hero. */
export const receives = (scene: NightScene, hero: string): boolean =>
  giftOf(scene, dragged.value ?? itemInHand(scene), hero) !== undefined;

/** Hands an item over, if that is possible now. */
export function give(scene: NightScene, card: CardId | undefined, hero: string): boolean {
  const { draft } = scene;
  const pick = giftOf(scene, card, hero);
  if (!draft || pick === undefined) return false;
  draft.tap(pick);
  void scene.send({ do: 'answer', q: draft.q, pick });
  return true;
}
export const giveInHand = (scene: NightScene, hero: string): boolean => give(scene, itemInHand(scene), hero);
