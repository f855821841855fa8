import type { CardId, Flow } from '@tavolata/kernel';
import { behaviours } from '../../generated/cards.ts';
import type { G, HeroId, Task, TaskOf } from '../state.ts';
import { relicOf } from '../verbs/dice.ts';
import { activeOf, activesOn, powerDef } from '../verbs/powers.ts';
import { effectOn, next, reductions, windowFor } from '../verbs/tasks.ts';

/** What an activated card does by itself, beyond its facts. */
const ownStart = (g: G, card: CardId) => behaviours[g.def(card).id]?.turnStart;

/** Whether an activated card does something when a turn starts. */
export const isStarting = (g: G, card: CardId): boolean =>
  activeOf(g, card) !== undefined &&
  (powerDef(g, card).active?.turnStart !== undefined || ownStart(g, card) !== undefined);

/** Active cards that do something when the hero's turn starts (DN-START-01). */
const startingCards = (g: G, hero: HeroId): CardId[] =>
  activesOn(g, hero)
    .map(({ card }) => card)
    .filter(card => isStarting(g, card));

/**
 * What happens by itself, as it stands after the first moment of the turn; the owner of the turn may use what is offered
 * before it, or after it.
 */
export function startEffects(g: G, { hero }: TaskOf<'start-effects'>): void {
  const effects = startingCards(g, hero).map((card): Task => ({ do: 'start-effect', hero, card }));
  if (effects.length > 0) next(g, ...effects, windowFor('turn-start', hero));
}

export function* startEffect(g: G, { hero, card }: TaskOf<'start-effect'>): Flow<void> {
  const { active } = powerDef(g, card);
  if (active?.turnStart) next(g, effectOn(hero, active.turnStart, card));
  else yield* ownStart(g, card)?.(g, hero, card) ?? [];
}

/** DN-START-03: for whoever carries a relic when it comes to that. */
export function relicLoss(g: G, { hero }: TaskOf<'relic-loss'>): void {
  const relic = relicOf(g, hero);
  const def = relic === undefined ? undefined : g.def(relic);
  if (def?.type === 'relic' && def.turnStart.lose) next(g, ...reductions(hero, def.turnStart.lose, 'lose'));
}
