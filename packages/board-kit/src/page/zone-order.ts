import type { AnyPage } from './game-page.ts';
import type { Scene } from './scene.ts';

/** Zones of one kind side by side, in the order of their places, which are told by numbers. */
export function zonesInOrder(
  scene: Scene,
  { inWords }: Pick<AnyPage, 'inWords'>,
  zones: readonly string[],
): string[] {
  const kindOf = (zone: string): string => zone.split('/')[0] as string;
  const placeOf = (zone: string): string => inWords?.where?.(scene, zone) ?? '';
  const kinds = [...new Set(zones.map(kindOf))];
  return zones.toSorted(
    (a, b) =>
      kinds.indexOf(kindOf(a)) - kinds.indexOf(kindOf(b)) ||
      placeOf(a).localeCompare(placeOf(b), undefined, { numeric: true }),
  );
}
