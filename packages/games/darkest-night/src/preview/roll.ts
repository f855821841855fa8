import type { LocationName, RollKind } from '../defs.ts';
import type { G, HeroId, Roll } from '../state.ts';
import { chanceOf } from '../verbs/chance.ts';
import { diceIn } from '../verbs/dice.ts';

/** What a roll would be if an answer were given: '2 dice, 4 or more: 75%'. */
export interface RollPreview {
  readonly hero: HeroId;
  readonly kind: RollKind;
  readonly dice: number;
  /** Where a search looks. */
  readonly at?: LocationName;
  /** Absent where dice are looked up in a table, and where two blights are attacked at once. */
  readonly target?: number;
  /** Of at least one success; of both, where two blights are attacked. */
  readonly chance?: number;
  /** The rows of an event's table, with the chance that the highest die is among them. */
  readonly rows?: readonly Row[];
}
interface Row {
  readonly from: number;
  readonly to: number;
  readonly chance: number;
}

/** Whose roll it is, and what for. */
export const purposeOf = ({ hero, kind, at }: Roll): Pick<RollPreview, 'hero' | 'kind' | 'at'> =>
  at === undefined ? { hero, kind } : { hero, kind, at };

/** Dice that are still to be thrown, against a target. */
export const against = (g: G, roll: Roll, target: number): RollPreview => ({
  ...purposeOf(roll),
  dice: diceIn(g, roll),
  target,
  chance: chanceOf(g, roll, target),
});

export const likelier = (one: RollPreview, other: RollPreview): RollPreview =>
  (other.chance ?? 0) > (one.chance ?? 0) ? other : one;
