import {
  arrow,
  detected,
  LOCATIONS,
  type LocationName,
  locationDef,
  MONASTERY,
  nearestWays,
} from '@tavolata/darkest-night';
import type { NightScene } from './scene.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Where the Necromancer may go next. */
export interface Way {
  readonly to: LocationName;
  readonly faces: readonly number[];
  /** Out of six; a half where chance decides between two ways. */
  readonly share: number;
  /** The faces with which it is a hero he goes after. */
  readonly hunting: readonly number[];
  /** Where chance decides between several ways for one face. */
  readonly split: boolean;
}

/** For every face of his die where it leads, as the heroes' Secrecy stands now. */
export function waysOf({ g }: NightScene): Way[] {
  const from = g.state.necromancer;
  const ways = new Map<LocationName, { faces: number[]; hunting: number[]; share: number; split: boolean }>();
  // A die that has been rolled, or foretold, is the only one that counts.
  const known = g.state.die ?? g.state.doomDie;
  const faces = known === undefined ? FACES : [known];
  for (const face of faces) {
    const found = detected(g, face);
    const places = found.length > 0 ? nearestWays(g, found) : [arrow(from, face)];
    for (const to of places) {
      const way = ways.get(to) ?? { faces: [], hunting: [], share: 0, split: false };
      way.faces.push(face);
      way.share += 1 / places.length / faces.length;
      way.split ||= places.length > 1;
      if (found.length > 0) way.hunting.push(face);
      ways.set(to, way);
    }
  }
  return [...ways].map(([to, way]) => ({ to, ...way }));
}

/** A Necromancer player goes where they like: every neighbouring place but the Monastery. */
export const openWays = ({ g }: NightScene): LocationName[] =>
  LOCATIONS.map(({ id }) => id).filter(
    id => id !== MONASTERY && locationDef(g.state.necromancer).adjacent.includes(id),
  );

/** The faces with which he would see a hero. */
export const facesThatSee = ({ g }: NightScene, hero: number): number[] =>
  FACES.filter(face => detected(g, face).includes(hero));
