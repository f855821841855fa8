/**
 * Everything a card is written with. Abilities say when (`tap`, `paid`, `atYourTurnStart`, …), effects say what
 * (`gains(3)`, `loots(1)`, `rolls(on([1, 2], …))`), verbs do it in a `resolve` of one's own (`yield* loot(g, me, 1)`).
 */

export type * from './behaviour.ts';
export * from './card-kit/abilities.ts';
export * from './card-kit/choices.ts';
export * from './card-kit/clear.ts';
export * from './card-kit/combat.ts';
export * from './card-kit/copying.ts';
export * from './card-kit/costs.ts';
export * from './card-kit/effects.ts';
export * from './card-kit/itself.ts';
export * from './card-kit/statics.ts';
export * from './card-kit/targets.ts';
export * from './card-kit/traits.ts';
export * from './table/compare.ts';
export { cardsInPlay, standingAs, works } from './table/in-play.ts';
export * from './table/standing.ts';
export * from './table/table.ts';
export { change, thing } from './table/things.ts';
export * from './verbs/cents.ts';
export * from './verbs/characters.ts';
export * from './verbs/charge.ts';
export * from './verbs/damage.ts';
export * from './verbs/dice.ts';
export * from './verbs/flipping.ts';
export * from './verbs/items.ts';
export * from './verbs/lasting.ts';
export * from './verbs/loot.ts';
export * from './verbs/peek.ts';
export { copyLootCard, mayPlayNow } from './verbs/playing.ts';
export * from './verbs/stack.ts';
export * from './verbs/turns.ts';
export { sameAim } from './verbs/use.ts';
export * from './verbs/zoning.ts';
export * from './zones.ts';
