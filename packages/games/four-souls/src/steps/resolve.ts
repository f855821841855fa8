import type { Flow, Seat } from '@tavolata/kernel';
import { putInFreeSlot } from '../card-kit/combat.ts';
import type { AbilityOnStack, Damage, G, Loot, Roll } from '../state.ts';
import { rollBonus } from '../table/standing.ts';
import { aimAt, count, still, thisTurn } from '../table/table.ts';
import { change, thing } from '../table/things.ts';
import { BOSS_ARMOUR, isFinalBoss, mark, named } from '../verbs/damage.ts';
import { clamp } from '../verbs/dice.ts';
import { happen, wait } from '../verbs/happen.ts';
import { gainItem } from '../verbs/items.ts';
import { replaced } from '../verbs/replace.ts';
import { remove } from '../verbs/stack.ts';
import { grantAttack } from '../verbs/turns.ts';
import { carryOut, effectAt } from '../verbs/use.ts';
import { discardPile, STACK } from '../zones.ts';
import { attackRollResolves } from './attack.ts';
import { deathResolves } from './death.ts';

/** The top of the stack leaves it and takes effect (FS-STACK-03). */
export function* resolveTop(g: G): Flow<void> {
  const { state } = g;
  const top = state.stack.at(-1);
  state.doing = 'settle';
  if (!top) return;
  switch (top.kind) {
    case 'loot':
      remove(g, top.id);
      return yield* lootResolves(g, top);
    case 'ability':
      remove(g, top.id);
      g.emit('resolved', { card: top.source.card });
      yield* carryOut(g, top as AbilityOnStack);
      return;
    case 'roll':
      return yield* rollResolves(g, top);
    case 'damage':
      remove(g, top.id);
      return yield* damageResolves(g, top);
    case 'death':
      remove(g, top.id);
      return yield* deathResolves(g, top);
  }
}

/** FS-LOOT-07: to the discard afterwards, unless its text or a keyword puts it elsewhere. */
function* lootResolves(g: G, loot: Loot): Flow<void> {
  const { card } = loot.source;
  g.emit('resolved', { card });
  const done = yield* carryOut(g, loot);
  if (loot.copy || !g.isIn(card, STACK)) return;
  const { keywords } = g.def(card);
  if (done && keywords.includes('trinket')) gainItem(g, loot.by, card);
  else if (done && keywords.includes('ambush')) yield* ambush(g, loot);
  else g.move(card, discardPile('loot'), 'front');
}

/** FS-KEY-04: a monster in a slot of its player's choice, and the active player has to attack it. */
function* ambush(g: G, { source, by }: Loot): Flow<void> {
  const { card } = source;
  if (yield* putInFreeSlot(g, { card, source, me: by, by }, card))
    grantAttack(g, { must: true, only: [aimAt(g, card)] });
  else g.move(card, discardPile('loot'), 'front');
}

/** FS-DICE-06 to FS-DICE-09. */
function* rollResolves(g: G, roll: Roll): Flow<void> {
  const { by: seat, id, face } = roll;
  const { waiting } = g.state;
  if (roll.tried !== face) {
    roll.tried = face;
    const before = waiting.length;
    happen(g, { type: 'would-roll', seat, face, stack: id });
    // Whoever would change it gets the chance: it stays on the stack and priority passes again.
    if (g.state.waiting.length > before) return;
  }
  const final = clamp(face + rollBonus(g, roll));
  remove(g, id);
  g.emit('roll-final', { seat, face: final });
  const { attack, reward, outcome } = roll;
  if (attack) attackRollResolves(g, roll, final);
  if (reward) {
    const dying = g.state.dying.at(-1);
    if (dying) dying.rolled = final;
  }
  if (outcome) followUp(g, roll, final);
  happen(g, {
    type: 'final-roll',
    seat,
    face: final,
    stack: id,
    ...(attack && { attack: true }),
    ...(attack?.card !== undefined && { card: attack.card, life: attack.life ?? 0 }),
    ...(attack?.seat && { target: attack.seat }),
  });
}

/** FS-KEY-14: the outcome joins the triggers that wait, controlled by whoever rolled. */
function followUp(g: G, { by, outcome }: Roll, face: number): void {
  if (!outcome) return;
  const { source, path, aims, event } = outcome;
  const { roll = [] } = effectAt(g, source.def, path);
  const nth = roll.findIndex(({ faces }) => faces.includes(face));
  if (nth < 0) return;
  wait(g, {
    by,
    source,
    path: [...path, 'roll', String(nth)],
    aims,
    face,
    ...(event && { event }),
  });
}

const whomOf = ({ to: { seat, card, life } }: Damage) => ({
  ...(seat && { seat }),
  ...(card !== undefined && { card, life: life ?? 0 }),
});
const dealtIn = ({ by, source, combat }: Damage) => ({
  ...(by && { by }),
  ...(source !== undefined && { source }),
  ...(combat && { combat }),
});

/** What is left of damage after all that prevents or changes it (FS-PREV-03). */
export function* takenOf(g: G, damage: Damage): Flow<number> {
  const { amount, to, combat } = damage;
  const event = yield* replaced(g, { type: 'damage', amount, ...whomOf(damage), ...dealtIn(damage) });
  const taken = event?.amount ?? 0;
  // FS-CHAL-06.
  return isFinalBoss(g, to) && !combat ? Math.min(taken, BOSS_ARMOUR) : taken;
}

/** Damage is taken when it resolves (FS-DMG-02). */
function* damageResolves(g: G, damage: Damage): Flow<void> {
  const { to, by, combat, face } = damage;
  const { seat, card } = to;
  if (!seat && still(g, to) === undefined) return;
  const dealt = dealtIn(damage);
  const whom = whomOf(damage);
  const amount = yield* takenOf(g, damage);
  if (amount < damage.amount) {
    g.emit('prevented', { ...named(to), amount: damage.amount - amount });
    happen(g, { type: 'prevented', ...whom, amount: damage.amount - amount });
  }
  if (amount <= 0) return;
  const hit = { ...(by && { by }), ...(combat && { combat }), ...(face !== undefined && { face }) };
  mark(g, to, amount, hit);
  if (seat) count(g, seat, { hits: thisTurn(g, seat as Seat).hits + 1 });
  else if (card !== undefined) change(g, card, { hits: (thing(g, card)?.hits ?? 0) + 1 });
  g.emit('damaged', { ...named(to), amount });
  happen(g, { type: 'damaged', amount, ...whom, ...dealt, hit });
}
