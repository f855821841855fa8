import { arrow, detected, type LocationName, nearestWays } from '@tavolata/darkest-night';
import type { NightScene } from './scene.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Where the Necromancer may go next. */
export interface Way {
  readonly to: LocationName;
  readonly faces: readonly number[];
  /** Out of six; a half where chance decides between two ways. */
  readonly share: number;
  /** Whether it is a hero he goes after. */
  readonly hunts: boolean;
}

/** For every face of his die where it leads, as the heroes' Secrecy stands now. */
export function waysOf({ g }: NightScene): Way[] {
  const from = g.state.necromancer;
  const ways = new Map<LocationName, { faces: number[]; share: number; hunts: boolean }>();
  for (const face of FACES) {
    const found = detected(g, face);
    const places = found.length > 0 ? nearestWays(g, found) : [arrow(from, face)];
    for (const to of places) {
      const way = ways.get(to) ?? { faces: [], share: 0, hunts: false };
      way.faces.push(face);
      way.share += 1 / places.length;
      way.hunts ||= found.length > 0;
      ways.set(to, way);
    }
  }
  return [...ways].map(([to, way]) => ({ to, ...way }));
}
