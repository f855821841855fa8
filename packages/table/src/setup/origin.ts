import { type Def, type Game, playOn, type Seat, type State } from '@tavolata/kernel';
import { dealAnew, type Match, toHex } from '@tavolata/kernel/match';
import type { Problem } from '../errors.ts';
import type { Entropy } from '../util/host.ts';

/** How a match begins that does not begin with a deal: it was played elsewhere before, or is a fork of another. */
export interface Origin {
  readonly kind: 'moved' | 'forked';
  readonly state: unknown;
}

/** What a plan says of it: where it goes on, and who goes on and knows what they knew. */
export interface StartPosition {
  readonly kind: Origin['kind'];
  readonly state: State;
  readonly keep: readonly Seat[];
}

/**
 * The last position between two steps in which nobody but these had a value sealed, or a card of their choice lie
 * hidden: such things can be neither told to whoever comes next nor dealt anew. There is none while one lies there from
 * before the match began here. It holds every secret of the match.
 */
export function positionOf<S extends State, D extends Def>(
  match: Match<S, D>,
  keep: readonly Seat[],
): S | Problem {
  for (const state of match.pauses())
    if (choosers(match.game, state).every(seat => keep.includes(seat))) return state;
  return { code: 'no-such-moment' };
}

/** Whose choices lie hidden. */
function choosers<S extends State, D extends Def>(game: Game<S, D>, state: S): Seat[] {
  const g = playOn(game, state);
  const { sealed, zones } = state.core;
  const lying = Object.keys(zones).flatMap(zone =>
    g.cards(zone).length > 0 ? (g.chooserOf(zone) ?? []) : [],
  );
  return [...sealed.map(({ owner }) => owner), ...lying];
}

/**
 * What those who go on do not know is dealt anew, so that nobody has seen what comes. Its key is kept nowhere: the file
 * of this match, which may be read while the other still runs, must not lead back there.
 */
export function originOf<S extends State, D extends Def>(
  game: Game<S, D>,
  { kind, state, keep }: StartPosition,
  entropy: Entropy,
): Origin {
  const dealt = dealAnew(game, state as S, keep, toHex(entropy.bytes(32)));
  dealt.core.chance = { epoch: 0, drawn: 0 };
  return { kind, state: dealt };
}
