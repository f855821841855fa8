import { shellGame as its } from '../../generated/numbers.ts';
import type { Behaviour, Effect } from '../../src/behaviour.ts';
import { cents, chooseOne, discardsThis, gains, inOrder, on, paid, rolls } from '../../src/card-kit.ts';

const guess = (half: readonly number[]): Effect =>
  rolls(
    on(
      half.filter(face => face !== its.closing),
      gains(its.cents),
    ),
    on(its.closing, half.includes(its.closing) ? inOrder(gains(its.cents), discardsThis) : discardsThis),
  );

/** Pay {price}¢ and choose low or high: roll. In the chosen half: gain {cents}¢. On a {closing}, put this into discard. */
export const shellGame: Behaviour = {
  abilities: [paid(cents(its.price), chooseOne({ low: guess(its.lowHalf), high: guess(its.highHalf) }))],
};
