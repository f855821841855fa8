import type { CardId, Option } from '@tavolata/kernel';
import { artifacts, hand, motives, mourners, openWallows } from '@tavolata/mourners-call';
import type { Picking } from '../../table/picking.ts';
import type { MournersCallScene } from './scene.ts';

/** Questions in which a faction means the deck of its Mourners. */
const ABOUT_DECKS = ['act', 'choose-deck'];

const some = (picking: Picking | undefined, fits: (option: Option) => boolean): boolean =>
  picking?.options.some(fits) ?? false;

/** Figures are pointed at, not the places they stand in. */
export const asksForFigures = (picking: Picking | undefined): boolean =>
  some(picking, ({ key }) => key === 'figure');

export const asksForDecks = (picking: Picking | undefined): boolean =>
  picking !== undefined && ABOUT_DECKS.includes(picking.ask.prompt);

/** A guild is chosen for a figure of the reserve; elsewhere its name stands for figures or dice. */
export const asksForGuilds = (picking: Picking | undefined): boolean =>
  picking?.ask.kind === 'pick' && ['act', 'choose-guild'].includes(picking.ask.prompt);

/** Influence is chosen, one point or all points of a faction. */
export const asksForFactions = (picking: Picking | undefined): boolean =>
  !asksForDecks(picking) && some(picking, ({ key }) => key === 'faction' || key === 'convert-into');

/** Where to, and nothing else. */
export const asksForPlaces = (picking: Picking | undefined): boolean =>
  some(picking, ({ key }) => key === 'place');

export const asksForPiles = (picking: Picking | undefined): boolean =>
  some(picking, ({ key }) => key === 'pile' || key === 'new-pile');

export const asksForDice = (picking: Picking | undefined): boolean =>
  some(picking, ({ key }) => key === 'die');

/** Whose seat is to be chosen, and nothing of theirs in particular. */
export const asksForSeats = (picking: Picking | undefined): boolean =>
  some(picking, ({ seat, card, place }) => seat !== undefined && card === undefined && place === undefined);

/** Where a figure option points: whose, which, and where it stands. */
export const figureOf = ({ params }: Option): string => String(params?.figure ?? '');

/** Zones of mine that lie open in front of me. */
function inFront({ me }: MournersCallScene): string[] {
  return me ? [hand(me), mourners(me), openWallows(me), artifacts(me)] : [];
}

/** Cards that are asked about and do not lie in front of me: on offer, in a deck, before another. */
export function cardsOnOffer(scene: MournersCallScene): CardId[] {
  const { g, picking } = scene;
  const all = [...(picking?.options ?? []), ...(picking?.ask.denied ?? []).map(({ option }) => option)];
  const near = inFront(scene);
  const cards = [...new Set(all.flatMap(({ card }) => card ?? []))];
  return cards.filter(card => !near.includes(g.zoneOf(card)));
}

/** The Motive I keep, once the others went back. */
export function myMotive({ g, me }: MournersCallScene): CardId | undefined {
  const cards = me ? g.cards(motives(me)) : [];
  return cards.length === 1 ? cards[0] : undefined;
}
