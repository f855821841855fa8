import { whose } from '@tavolata/board-kit';
import { type Aim, type CardDef, characterOf, type StackItem, slot as slotZone } from '@tavolata/four-souls';
import { type CardId, isCard, type Seat } from '@tavolata/kernel';
import type { SoulsScene } from './scene.ts';

export const nameOf = ({ say }: SoulsScene, def: CardDef): string => say.card(def.id, def.back);
export const cardName = (scene: SoulsScene, card: CardId): string => nameOf(scene, scene.g.def(card));

/** Whether a sentence speaks to me; whoever plays two characters is told which of them it is about. */
const spokenTo = (scene: SoulsScene, seat: Seat | undefined): 'you' | 'other' =>
  seat === undefined || scene.g.state.mode === 'solo' ? 'other' : whose(scene, seat).whose;

/** A player by name. */
export function seatName(scene: SoulsScene, seat: Seat): string {
  const { g, say } = scene;
  if (g.state.mode === 'solo') return cardName(scene, characterOf(g, seat));
  return spokenTo(scene, seat) === 'you' ? say.say('board.you') : say.seat(seat);
}

/** What something points at, in a word or two. */
export function aimName(scene: SoulsScene, { seat, card, deck, pile, slot, stack }: Aim): string {
  if (seat) return seatName(scene, seat);
  if (card !== undefined) return cardName(scene, card);
  if (deck) return scene.say.say(`option.${deck}-deck`);
  if (pile) return scene.say.say(`option.${pile}-discard`);
  if (slot !== undefined) return slotName(scene, slot);
  const item = scene.g.state.stack.find(({ id }) => id === stack);
  return item ? itemName(scene, item) : scene.say.say('option.nothing');
}

/** A slot by what lies in it. */
function slotName(scene: SoulsScene, id: number): string {
  const [top] = scene.g.cards(slotZone(id));
  const { say } = scene;
  return top === undefined
    ? say.say('board.empty-slot')
    : say.say('board.slot-of', { card: cardName(scene, top) });
}

/** What a card put into a slot would do: on the table no slot has a number. */
export function slotDeed(scene: SoulsScene, id: number): string {
  const [top] = scene.g.cards(slotZone(id));
  const { say } = scene;
  return top === undefined
    ? say.say('option.empty-slot')
    : say.say('option.cover', { card: cardName(scene, top) });
}

/** Who or what a sentence is about. */
export const about = (
  scene: SoulsScene,
  aim: Aim,
): { readonly is: 'you' | 'other'; readonly whom: string } => ({
  is: spokenTo(scene, aim.seat),
  whom: aimName(scene, aim),
});

/** A thing on the stack by name. */
export function itemName(scene: SoulsScene, item: StackItem): string {
  const { say } = scene;
  switch (item.kind) {
    case 'loot':
    case 'ability':
      return cardName(scene, item.source.card);
    case 'roll':
      return say.say(item.attack ? 'board.stack.attack-roll' : 'board.stack.roll');
    case 'damage':
      return say.say('board.stack.damage', { amount: item.amount });
    case 'death':
      return say.say('board.stack.death', { whom: aimName(scene, item.of) });
  }
}

/** The card behind a thing on the stack, if there is one. */
export function itemCard(item: StackItem): CardId | undefined {
  switch (item.kind) {
    case 'loot':
    case 'ability':
      return item.source.card;
    case 'roll':
      return item.outcome?.source.card ?? item.attack?.card;
    case 'damage':
      return item.source;
    case 'death':
      return isCard(item.of.card) ? item.of.card : undefined;
  }
}

/** Everything it is aimed at. */
export function aimsOf(item: StackItem): readonly Aim[] {
  switch (item.kind) {
    case 'loot':
    case 'ability':
      return item.aims.flat();
    case 'roll':
      return item.attack ? [item.attack] : (item.outcome?.aims.flat() ?? []);
    case 'damage':
      return [item.to];
    case 'death':
      return [item.of];
  }
}
