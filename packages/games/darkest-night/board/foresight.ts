import { type LocationName, misdirection, necromancerMoves } from '@tavolata/darkest-night';
import type { NightScene } from './scene.ts';

/** Where the Necromancer may go next. */
export interface Way {
  readonly to: LocationName;
  readonly faces: readonly number[];
  /** The chance of it, a part where several ways are equally likely; nobody's where a player chooses the way or the die. */
  readonly share: number | undefined;
  /** The faces with which it is a hero he goes after. */
  readonly hunting: readonly number[];
  /** Among how many ways chance decides, where it does so for a face. */
  readonly among: readonly number[];
}

/** For every face of his die where it leads, as the heroes' Secrecy stands now. */
export function waysOf({ g }: NightScene): Way[] {
  const moves = necromancerMoves(g);
  const isLed = g.state.necromancerSeat !== undefined;
  const isChosen = isLed || (moves.length > 1 && misdirection(g) !== undefined);
  const places = [...new Set(moves.flatMap(({ to }) => to))];
  return places.map(place => {
    const here = moves.filter(({ to }) => to.includes(place));
    const share = here.reduce((sum, { to }) => sum + 1 / to.length / moves.length, 0);
    return {
      to: place,
      faces: here.map(({ die }) => die),
      share: isChosen ? undefined : share,
      hunting: here.filter(({ detected }) => detected.length > 0).map(({ die }) => die),
      among: isLed ? [] : [...new Set(here.map(({ to }) => to.length))].filter(ways => ways > 1),
    };
  });
}

/** The faces with which he would see a hero. */
export const facesThatSee = ({ g }: NightScene, hero: number): number[] =>
  necromancerMoves(g).flatMap(({ die, detected }) => (detected.includes(hero) ? [die] : []));
