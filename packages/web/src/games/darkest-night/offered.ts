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

/** Places of the board that can be pointed at: locations, heroes in play, dice on the table. */
function isOnBoard({ g }: NightScene, place: string): boolean {
  return (
    LOCATIONS.some(({ id }) => id === place) ||
    g.state.heroes.some(({ name, is }) => name === place && is === 'alive') ||
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
  const { g, picking } = scene;
  if (!picking || picking.options.length === 0) return [];
  const shown = shownZones(scene);
  const isLoose = ({ card, place }: Option): boolean => {
    if (card !== undefined) return !shown.has(g.zoneOf(card)) || sharesItsCard(picking.options, card);
    return place !== undefined && !isOnBoard(scene, place);
  };
  return picking.options.flatMap((option, i) => (isLoose(option) ? [i] : []));
}

const sharesItsCard = (options: readonly Option[], card: Option['card']): boolean =>
  options.filter(option => option.card === card).length > 1;
