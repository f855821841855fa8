import type { AnswerDraft } from '@tavolata/board-kit';
import type { CardId, Option } from '@tavolata/kernel';
import { artifacts, hand, motives, mourners, openWallows } from '@tavolata/mourners-call';
import type { MournersCallScene } from './scene.ts';

/** Questions in which a faction means the deck of its Mourners. */
const ABOUT_DECKS = ['act', 'choose-deck'];

const some = (draft: AnswerDraft | undefined, fits: (option: Option) => boolean): boolean =>
  draft?.options.some(fits) ?? false;

/** Figures are pointed at, not the places they stand in. */
export const asksForFigures = (draft: AnswerDraft | undefined): boolean =>
  some(draft, ({ key }) => key === 'figure');

export const asksForDecks = (draft: AnswerDraft | undefined): boolean =>
  draft !== undefined && ABOUT_DECKS.includes(draft.question.prompt);

/** A guild is chosen for a figure of the reserve; elsewhere its name stands for figures or dice. */
export const asksForGuilds = (draft: AnswerDraft | undefined): boolean =>
  draft?.question.kind === 'pick' && ['act', 'choose-guild'].includes(draft.question.prompt);

/** Influence is chosen, one point or all points of a faction. */
export const asksForFactions = (draft: AnswerDraft | undefined): boolean =>
  !asksForDecks(draft) && some(draft, ({ key }) => key === 'faction' || key === 'convert-into');

/** Where to, and nothing else. */
export const asksForPlaces = (draft: AnswerDraft | undefined): boolean =>
  some(draft, ({ key }) => key === 'place');

export const asksForPiles = (draft: AnswerDraft | undefined): boolean =>
  some(draft, ({ key }) => key === 'pile' || key === 'new-pile');

export const asksForDice = (draft: AnswerDraft | undefined): boolean =>
  some(draft, ({ key }) => key === 'die');

/** Whose seat is to be chosen, and nothing of theirs in particular. */
export const asksForSeats = (draft: AnswerDraft | undefined): boolean =>
  some(draft, ({ seat, card, place }) => seat !== undefined && card === undefined && place === undefined);

/** Where a figure option points: whose, which, and where it stands. */
export const figureOf = ({ params }: Option): string => String(params?.figure ?? '');

/** Zones of mine that lie open in front of me. */
function inFront({ me }: MournersCallScene): string[] {
  return me ? [hand(me), mourners(me), openWallows(me), artifacts(me)] : [];
}

/** Cards that are asked about and do not lie in front of me: on offer, in a deck, before another. */
export function cardsOnOffer(scene: MournersCallScene): CardId[] {
  const { g, draft } = scene;
  const all = [...(draft?.options ?? []), ...(draft?.question.denied ?? []).map(({ option }) => option)];
  const near = inFront(scene);
  const cards = [...new Set(all.flatMap(({ card }) => card ?? []))];
  return cards.filter(card => !near.includes(g.zoneOf(card)));
}

/** The Motive I keep, once the others went back. */
export function myMotive({ g, me }: MournersCallScene): CardId | undefined {
  const cards = me ? g.cards(motives(me)) : [];
  return cards.length === 1 ? cards[0] : undefined;
}
