import type { LocationName } from '@tavolata/darkest-night';
import type { CardId, Seat } from '@tavolata/kernel';
import type { NightScene } from './scene.ts';

export const cardName = ({ g, say }: NightScene, card: CardId): string => {
  const { id, back } = g.def(card);
  return say.card(id, back);
};
export const termOf = ({ say }: NightScene, term: string): string => say.say(`term.${term}`);
export const placeName = (scene: NightScene, at: LocationName): string => termOf(scene, at);
export const seatName = ({ say, you }: NightScene, seat: Seat): string =>
  seat === you ? say.say('night.you') : say.seat(seat);
