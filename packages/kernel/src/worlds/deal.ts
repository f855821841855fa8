import type { Def, Game, Guess } from '../author/game.ts';
import { type CardId, FIRST_CARD } from '../author/ids.ts';
import { Play } from '../author/play.ts';
import type { State } from '../author/state.ts';
import type { QuickChance } from '../engine/quick-chance.ts';
import { Disagrees } from './guessed-chance.ts';
import type { Standpoint, UnknownCards } from './standpoint.ts';

/**
 * A state in which all that the seat does not know is dealt: from sorted definitions, so that the deal hangs on nothing
 * but the standpoint and chance. Where the game says that play tells something, it is weighed.
 */
export function dealUnknown<S extends State, D extends Def>(
  game: Game<S, D>,
  { start, unknown }: Standpoint<S>,
  chance: QuickChance,
): S {
  const world = game.clone(start);
  const g = new Play(game, world, chance);
  for (const group of unknown) dealGroup(g, group, chance);
  const { core } = world;
  core.sealed = core.sealed.map(secret => {
    if (secret.value !== undefined) return secret;
    const values = game.guess?.sealed?.(g, secret.owner, secret.name) ?? [];
    if (values.length === 0) throw new Error(`${game.slug} cannot guess ${secret.name} of ${secret.owner}`);
    return { ...secret, value: drawn(values, ({ weight }) => weight, chance).value };
  });
  return world;
}

function dealGroup<S extends State, D extends Def>(
  g: Play<S, D>,
  { places, defs }: UnknownCards,
  chance: QuickChance,
): void {
  const { core } = g.state;
  const { guess } = g.game;
  const left = defs.slice();
  const dealing = core.def.slice();
  const isTold = (index: number): boolean =>
    guess?.zones.includes((core.zone[index] as string).split('/')[0] as string) ?? false;
  const told = places.filter(isTold);
  for (const index of told) {
    const at = weighed(g, guess as Guess<S, D>, (FIRST_CARD + index) as CardId, left, chance);
    dealing[index] = left.splice(at, 1)[0] as number;
  }
  chance.shuffle(left);
  for (const index of places) if (!told.includes(index)) dealing[index] = left.pop() as number;
  core.def = dealing;
}

/** Which of the definitions that are left a card is. */
function weighed<S extends State, D extends Def>(
  g: Play<S, D>,
  guess: Guess<S, D>,
  card: CardId,
  left: readonly number[],
  chance: QuickChance,
): number {
  const weights = new Map<number, number>();
  const weightOf = (def: number): number => {
    let weight = weights.get(def);
    if (weight === undefined) {
      weight = guess.weight(g, card, g.defs[def] as D);
      weights.set(def, weight);
    }
    return weight;
  };
  const places = left.map((_, at) => at);
  return drawn(places, at => weightOf(left[at] as number), chance);
}

const FINE = 2 ** 30;

function drawn<T>(items: readonly T[], weightOf: (item: T) => number, chance: QuickChance): T {
  const weights = items.map(weightOf);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all <= 0) throw new Disagrees('nothing is possible here');
  let ticket = (chance.below(FINE) / FINE) * all;
  const at = weights.findIndex(weight => {
    ticket -= weight;
    return ticket < 0;
  });
  return items[at < 0 ? weights.findIndex(weight => weight > 0) : at] as T;
}
