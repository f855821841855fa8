/**
 * Everything a card is written with. Abilities say when (`tap`, `paid`, `atYourTurnStart`, …), effects say what
 * (`gains(3)`, `loots(1)`, `rolls(on(1, 2, …))`), verbs do it in a `resolve` of one's own (`yield* loot(g, me, 1)`).
 */
export * from '../verbs/abilities.ts';
export * from '../verbs/cents.ts';
export * from '../verbs/characters.ts';
export * from '../verbs/charge.ts';
export * from '../verbs/choices.ts';
export * from '../verbs/clear.ts';
export * from '../verbs/combat.ts';
export * from '../verbs/compare.ts';
export * from '../verbs/copying.ts';
export * from '../verbs/costs.ts';
export * from '../verbs/damage.ts';
export * from '../verbs/dice.ts';
export * from '../verbs/effects.ts';
export * from '../verbs/flipping.ts';
export { cardsInPlay, standingAs, works } from '../verbs/in-play.ts';
export * from '../verbs/items.ts';
export * from '../verbs/itself.ts';
export * from '../verbs/lasting.ts';
export * from '../verbs/loot.ts';
export * from '../verbs/peek.ts';
export { copyLootCard, mayPlayNow } from '../verbs/playing.ts';
export * from '../verbs/stack.ts';
export * from '../verbs/standing.ts';
export * from '../verbs/statics.ts';
export * from '../verbs/table.ts';
export * from '../verbs/targets.ts';
export { change, thing } from '../verbs/things.ts';
export * from '../verbs/traits.ts';
export * from '../verbs/turns.ts';
export { sameAim } from '../verbs/use.ts';
export * from '../verbs/zoning.ts';
export * from '../zones.ts';
export type * from './behaviour.ts';
