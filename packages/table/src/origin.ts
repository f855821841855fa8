import {
  type Def,
  type Game,
  keyOf,
  type Match,
  permuteUnknown,
  type Seat,
  type Secret,
  type State,
} from '@tavolata/kernel';

/** How a match begins that does not begin with a deal: it was played elsewhere before, or is a fork of another. */
export interface Origin {
  readonly kind: 'moved' | 'forked';
  readonly state: unknown;
}

/** What a plan says of it: where it goes on, and who goes on and knows what they knew. */
export interface Beginning {
  readonly kind: Origin['kind'];
  readonly state: State;
  readonly keep: readonly Seat[];
}

/**
 * The last position between two steps in which nobody but these had a value sealed: such values can be neither told
 * to whoever comes next nor dealt anew. It holds every secret of the match.
 */
export function positionOf<S extends State, D extends Def>(match: Match<S, D>, keep: readonly Seat[]): S {
  let { at, state } = match.resumePoint();
  while (at > 0 && state.core.sealed.some(({ owner }) => !keep.includes(owner)))
    ({ at, state } = match.resumePoint(at - 1));
  return state;
}

/** Under a new secret: what those who go on do not know is dealt anew, so that nobody has seen what comes. */
export function originOf<S extends State, D extends Def>(
  game: Game<S, D>,
  { kind, state, keep }: Beginning,
  { key }: Secret,
): Origin {
  const dealt = permuteUnknown(game, state as S, keep, keyOf(`${key} ${kind}`));
  dealt.core.chance = { epoch: 0, drawn: 0 };
  return { kind, state: dealt };
}
