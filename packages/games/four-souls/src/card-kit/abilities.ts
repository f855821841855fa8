import type { Ability, Cost, Effect, Standing, Triggered } from '../behaviour.ts';
import type { G, Happening } from '../state.ts';

/** [TAP]: paid for by deactivating the card (FS-ACTIV-05). */
export const tap = (effect: Effect): Ability => ({ kind: 'tap', effect });
/** [PAY]: any other cost, as often as it can be paid (FS-ACTIV-06). */
export const paid = (cost: Cost, effect: Effect): Ability => ({ kind: 'paid', cost, effect });

type When = (g: G, at: Standing, event: Happening) => boolean;

/** [ON]: any happening, under a condition of one's own. */
export const when = (on: Triggered['on'], condition: When, effect: Effect): Triggered => ({
  kind: 'triggered',
  on,
  when: condition,
  effect,
});

const isMe: When = (_g, at, { seat }) => seat === at.me;
const isThis: When = (_g, at, { card, life }) => card === at.card && life === at.source.life;

// --- turns ---

export const atYourTurnStart = (effect: Effect): Triggered => when('turn-start', isMe, effect);
export const atYourTurnEnd = (effect: Effect): Triggered => when('turn-end', isMe, effect);
export const atAnyTurnStart = (effect: Effect): Triggered => when('turn-start', () => true, effect);
export const atAnyTurnEnd = (effect: Effect): Triggered => when('turn-end', () => true, effect);

// --- coming and going ---

export const whenThisEnters = (effect: Effect): Triggered => when('entered-play', isThis, effect);
/** [EVENT]: what an event card does as it enters play (FS-EVT-02). */
export const onReveal = whenThisEnters;

// --- damage and death ---

/** You took damage, `event.amount` of it, even at 0 HP (FS-DMG-05). */
export const whenYouAreDamaged = (effect: Effect): Triggered => when('damaged', isMe, effect);
export const whenThisIsDamaged = (effect: Effect, condition: When = () => true): Triggered =>
  when('damaged', (g, at, event) => isThis(g, at, event) && condition(g, at, event), effect);
/** This card's damage resolved: on `event.seat` or `event.card`. */
export const whenThisDealsDamage = (effect: Effect, condition: When = () => true): Triggered =>
  when('damaged', (g, at, event) => event.source === at.card && condition(g, at, event), effect);
export const whenThisDealsCombatDamage = (effect: Effect): Triggered =>
  whenThisDealsDamage(effect, (_g, _at, { combat }) => combat === true);
/** Your damage resolved, whatever card dealt it. */
export const whenYouDealDamage = (effect: Effect, condition: When = () => true): Triggered =>
  when('damaged', (g, at, event) => event.by === at.me && condition(g, at, event), effect);
/** Before it resolves, for what asks for a roll or a choice (FS-PREV-05): `event.stack` is the damage. */
export const whenDamageAtYouIsStacked = (effect: Effect): Triggered => when('damage-stacked', isMe, effect);
export const whenDamageAtThisIsStacked = (effect: Effect): Triggered =>
  when('damage-stacked', isThis, effect);
/** `event.stack` is the death. */
export const whenYourDeathIsStacked = (effect: Effect): Triggered => when('death-stacked', isMe, effect);
/** Before the death penalty (FS-PDEATH-02). */
export const whenYouDie = (effect: Effect): Triggered => when('died', isMe, effect);
export const whenYouDieAfterPenalty = (effect: Effect): Triggered => when('died-after', isMe, effect);
/** `event.seat` died; `others`: another player than you. */
export const whenAPlayerDies = (effect: Effect, who: 'anyone' | 'others' = 'anyone'): Triggered =>
  when('died', (_g, at, { seat }) => seat !== undefined && (who === 'anyone' || seat !== at.me), effect);
/** [DIES]: this card's own death, before the rewards (FS-MDEATH-02). */
export const whenThisDies = (effect: Effect, condition: When = () => true): Triggered =>
  when('died', (g, at, event) => isThis(g, at, event) && condition(g, at, event), effect);
/** [DIES AFTER REWARDS] (FS-MDEATH-04). */
export const whenThisDiesAfterRewards = (effect: Effect): Triggered => when('died-after', isThis, effect);
/** Any monster's death, its own included; `event.hit.by` killed it. */
export const whenAMonsterDies = (effect: Effect, condition: When = () => true): Triggered =>
  when('died', (g, at, event) => event.monster === true && condition(g, at, event), effect);
export const whenAnotherMonsterDies = (effect: Effect): Triggered =>
  whenAMonsterDies(effect, (_g, at, { card }) => card !== at.card);

// --- dice ---

/** A circled number: any final result, by anyone, for whatever (FS-TRIG-07). `event.seat` rolled it. */
export const onFinalRoll = (face: number, effect: Effect, condition: When = () => true): Triggered =>
  when('final-roll', (g, at, event) => event.face === face && condition(g, at, event), effect);
export const onAnothersFinalRoll = (face: number, effect: Effect): Triggered =>
  onFinalRoll(face, effect, (_g, at, { seat }) => seat !== at.me);
/** A final attack roll against this card. */
export const onAttackRollAgainstThis = (face: number, effect: Effect): Triggered =>
  onFinalRoll(face, effect, (_g, at, { attack, card }) => attack === true && card === at.card);
export const onYourAttackRoll = (face: number, effect: Effect): Triggered =>
  onFinalRoll(face, effect, (_g, at, { attack, seat }) => attack === true && seat === at.me);
/** The roll tries to resolve with one of these (FS-DICE-06): `event.stack` is the roll. */
export const whenWouldRoll = (
  faces: readonly number[],
  effect: Effect,
  who: 'anyone' | 'you' = 'anyone',
): Triggered =>
  when(
    'would-roll',
    (_g, at, { face, seat }) => faces.includes(face ?? 0) && (who === 'anyone' || seat === at.me),
    effect,
  );

// --- attacks, purchases, cards ---

/** Before the target is chosen (FS-ATK-04). */
export const whenYouDeclareAttack = (effect: Effect): Triggered => when('attack-declared', isMe, effect);
export const whenAnAttackIsDeclared = (effect: Effect): Triggered =>
  when('attack-declared', () => true, effect);
/** In a slot or revealed from the deck (FS-ATK-06). */
export const whenThisIsAttacked = (effect: Effect): Triggered =>
  when(['attack-on', 'attack-revealed'], isThis, effect);
/** `event.card` was activated by `event.seat`. */
export const whenAnItemIsActivated = (effect: Effect, condition: When = () => true): Triggered =>
  when('activated', (g, at, event) => event.item === true && condition(g, at, event), effect);
export const whenYouActivateAnItem = (effect: Effect): Triggered => whenAnItemIsActivated(effect, isMe);
/** `event.stack` is the loot. */
export const whenLootIsPlayed = (effect: Effect, condition: When = () => true): Triggered =>
  when('loot-played', condition, effect);
export const whenAPlayerLoots = (effect: Effect): Triggered => when('looted', () => true, effect);
export const whenASoulIsGained = (effect: Effect): Triggered => when('gained-soul', () => true, effect);
export const whenYouGainAnItem = (effect: Effect): Triggered => when('gained-item', isMe, effect);
