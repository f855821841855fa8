import {
  blightsAt,
  itemsOf,
  LOCATIONS,
  leftItems,
  powersOf,
  relicSite,
  sheetOf,
} from '@tavolata/darkest-night';
import type { Option } from '@tavolata/kernel';
import { heroesOf, type NightScene } from './scene.ts';

/** Questions whose answers are told apart by their dice: they stand in the box at the place. */
const BOXED = ['choose-action', 'free-action', 'attack-how', 'defend-how'];
/** Answers that begin an action without a thing of their own. */
const DEEDS = ['travel', 'hide', 'search', 'pray', 'retrieve', 'attack-necromancer'];
/** What can be done with a card when there is time: which of it stands in the box, once the card is tapped. */
const REACTIONS = ['use', 'give', 'leave-item', 'pick-up'];
const MANNERS = ['fight', 'elude', 'fight-plain', 'elude-plain', 'yield'];

/** The options that stand in the box, each with its dice. */
export function boxed({ draft }: NightScene): number[] {
  if (!draft) return [];
  const [chosen] = draft.chosen.value;
  const tapped = chosen === undefined ? undefined : draft.options[chosen]?.card;
  const split = tapped !== undefined && sharesItsCard(draft.options, tapped) ? tapped : undefined;
  const isIn = ({ key, card }: Option): boolean => {
    if (BOXED.includes(draft.question.prompt)) return MANNERS.includes(key) || DEEDS.includes(key);
    if (draft.question.prompt === 'react-rolled' && key === 'use') return true;
    return card !== undefined && card === split && REACTIONS.includes(key);
  };
  return draft.options.flatMap((option, i) => (isIn(option) ? [i] : []));
}

/** Places of the board that can be pointed at: locations, heroes with a sheet, dice on the table. */
function isOnBoard({ g }: NightScene, place: string): boolean {
  return (
    LOCATIONS.some(({ id }) => id === place) ||
    g.state.heroes.some(({ name, is }) => name === place && is !== 'gone') ||
    (place.startsWith('die-') && g.state.rolls.length > 0)
  );
}

function shownZones(scene: NightScene): Set<string> {
  return new Set([
    ...LOCATIONS.flatMap(({ id }) => [blightsAt(id), relicSite(id), leftItems(id)]),
    ...heroesOf(scene).flatMap(id => [powersOf(id), itemsOf(id), sheetOf(id)]),
    ...(scene.me ? [`necromancer-hand/${scene.me}`] : []),
  ]);
}

/** The options that lie nowhere on the board, or share a thing with others: they are laid out to choose from. */
export function laidOut(scene: NightScene): number[] {
  const { g, draft } = scene;
  if (!draft || draft.options.length === 0) return [];
  const shown = shownZones(scene);
  const inBox = boxed(scene);
  const isLoose = ({ key, card, place }: Option): boolean => {
    if (card !== undefined && REACTIONS.includes(key)) return !shown.has(g.zoneOf(card));
    if (card !== undefined) return !shown.has(g.zoneOf(card)) || sharesItsCard(draft.options, card);
    return place !== undefined && !isOnBoard(scene, place);
  };
  return draft.options.flatMap((option, i) => (!inBox.includes(i) && isLoose(option) ? [i] : []));
}

/** Options on cards that lie nowhere on the board either, and cannot be chosen: beside those that can, they say why. */
export function refusedBeside(scene: NightScene): Option[] {
  const { g, draft } = scene;
  const shown = shownZones(scene);
  const taken = new Set(draft?.options.map(({ card }) => card));
  return (draft?.question.denied ?? []).flatMap(({ option }) => {
    if (option.card === undefined || taken.has(option.card) || shown.has(g.zoneOf(option.card))) return [];
    taken.add(option.card);
    return [option];
  });
}

const sharesItsCard = (options: readonly Option[], card: Option['card']): boolean =>
  options.filter(option => option.card === card).length > 1;
