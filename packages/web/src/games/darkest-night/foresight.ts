import { type LocationName, necromancerMoves } from '@tavolata/darkest-night';
import type { NightScene } from './scene.ts';

/** Where the Necromancer may go next. */
export interface Way {
  readonly to: LocationName;
  readonly faces: readonly number[];
  /** The chance of it, a part where several ways are equally likely; nobody's where a player chooses. */
  readonly share: number | undefined;
  /** The faces with which it is a hero he goes after. */
  readonly hunting: readonly number[];
  /** Where chance decides between several ways for one face. */
  readonly split: boolean;
}

/** For every face of his die where it leads, as the heroes' Secrecy stands now. */
export function waysOf({ g }: NightScene): Way[] {
  const moves = necromancerMoves(g);
  const isChosen = g.state.necromancerSeat !== undefined;
  const places = [...new Set(moves.flatMap(({ to }) => to))];
  return places.map(place => {
    const here = moves.filter(({ to }) => to.includes(place));
    const share = here.reduce((sum, { to }) => sum + 1 / to.length / moves.length, 0);
    return {
      to: place,
      faces: here.map(({ die }) => die),
      share: isChosen ? undefined : share,
      hunting: here.filter(({ detected }) => detected.length > 0).map(({ die }) => die),
      split: !isChosen && here.some(({ to }) => to.length > 1),
    };
  });
}

/** The faces with which he would see a hero. */
export const facesThatSee = ({ g }: NightScene, hero: number): number[] =>
  necromancerMoves(g).flatMap(({ die, detected }) => (detected.includes(hero) ? [die] : []));
