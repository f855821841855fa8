import { type CardId, choose, type Flow, type Refusal } from '@tavolata/kernel';
import type { Blow, Cost, Standing } from '../behaviour.ts';
import type { Aim, Attack, G, Roll } from '../state.ts';
import { atkOf, attackBonus, dcOf, eachStatic, forbidden, hpOf } from '../table/standing.ts';
import { active, aimAt, characterOf, count, monsterSlots, player, still, topOf } from '../table/table.ts';
import { named, putDamage } from '../verbs/damage.ts';
import { rollDie } from '../verbs/dice.ts';
import { happen } from '../verbs/happen.ts';
import { showAim } from '../verbs/use.ts';
import { canBeCovered, cancelAttack, putInSlot, topCard } from '../verbs/zoning.ts';
import {
  attackTargets,
  fits,
  generalAttacks,
  isAttackable,
  obligations,
  possibleTargets,
  spend,
  targetRefuser,
} from './attacks-left.ts';

// --- declaring ---

function costs(g: G): { cost: Cost; at: Standing }[] {
  const found: { cost: Cost; at: Standing }[] = [];
  eachStatic(g, 'attackCost', (costOf, at) => {
    const cost = costOf(g, at, active(g));
    if (cost) found.push({ cost, at: { ...at, me: active(g) } });
  });
  return found;
}

export function refuseAttack(g: G): Refusal | undefined {
  if (player(g, active(g)).dead) return g.refuse('FS-PDEATH-01', 'you-are-dead');
  if (attackTargets(g).length === 0) return g.refuse('FS-ATK-07', 'no-attack-left');
  for (const { cost, at } of costs(g)) {
    const refusal = cost.refuse(g, at);
    if (refusal) return refusal;
  }
  return forbidden(g, { type: 'declare-attack', seat: active(g) });
}

/** FS-ACTN-09: an attack is owed and can be made. */
export const mustAttack = (g: G): boolean => {
  if (refuseAttack(g)) return false;
  const targets = attackTargets(g);
  return obligations(g).some(grant => targets.some(target => fits(grant, target)));
};

/** FS-ATK-02: priority passes before the target is chosen. */
export function* declareAttack(g: G): Flow<void> {
  const seat = active(g);
  for (const { cost, at } of costs(g)) {
    const flow = cost.pay(g, at);
    if (flow) yield* flow;
  }
  g.state.attack = {
    by: seat,
    stage: 'declared',
    rolls: 0,
    joiners: [],
    rolling: [],
    ...(generalAttacks(g) > 0 && { onAnything: true }),
  };
  g.state.starter = seat;
  g.state.doing = 'settle';
  g.emit('attack-declared', { seat });
  happen(g, { type: 'attack-declared', seat });
  g.state.turn.attacksDeclared++;
}

// --- the target ---

/** The attack goes on: a target, or the next roll. */
export function* attackGoesOn(g: G, attack: Attack): Flow<void> {
  g.state.doing = 'settle';
  if (attack.stage === 'declared') return yield* chooseTarget(g, attack.by);
  nextRoll(g, attack);
}

function* chooseTarget(g: G, seat: Attack['by']): Flow<void> {
  const target = yield* choose(g, seat, 'attack-what', possibleTargets(g), {
    rule: 'FS-ATK-03',
    refuse: targetRefuser(g),
    as: aim => showAim(g, aim),
  });
  const { attack } = g.state;
  if (!attack) return;
  if (!target) return cancelAttack(g);
  attack.spent = spend(g, target);
  attack.stage = 'rolling';
  if (target.deck) return yield* revealTop(g, attack);
  attack.target = target;
  if (target.seat) count(g, target.seat, { attacked: true });
  g.emit('attacked', { seat, ...named(target) });
  if (target.card !== undefined)
    happen(g, { type: 'attack-on', seat, card: target.card, life: target.life ?? 0 });
}

/** FS-ATK-09: the top card of the deck goes into a slot of the attacker's choice, over what is there. */
function* revealTop(g: G, { by }: Attack): Flow<void> {
  const card = topCard(g, 'monster');
  if (card === undefined) return cancelAttack(g);
  g.reveal([card]);
  const open = monsterSlots(g).filter(slot => canBeCovered(g, slot));
  const own = g.def(card).keywords.includes('indomitable') || open.length === 0;
  const slot = own
    ? g.state.slots.find(({ kind }) => kind === 'monster')
    : yield* choose(g, by, 'cover-which', open, {
        rule: 'FS-ATK-09',
        source: card,
        as: ({ id }) => ({ key: 'slot', place: `slot/${id}`, value: id, ...covering(g, id) }),
      });
  const { attack } = g.state;
  if (!slot || !attack) return cancelAttack(g);
  putInSlot(g, card, slot);
  const aim = aimAt(g, card);
  // FS-ATK-11, FS-ATK-12: an event, or a monster that cannot be attacked.
  const canBeAttacked = isAttackable(g, card);
  if (canBeAttacked) g.emit('attacked', { seat: by, ...named(aim) });
  happen(g, { type: 'attack-revealed', seat: by, card, life: aim.life ?? 0, unseen: true });
  if (canBeAttacked) attack.target = aim;
  else cancelAttack(g);
}

const covering = (g: G, id: number): { card?: CardId } => {
  const card = topOf(g, id);
  return card === undefined ? {} : { card };
};

// --- the rolls ---

/** FS-ATK-16, FS-ATK-30. */
function nextRoll(g: G, attack: Attack): void {
  const { by, target } = attack;
  const isGone = !target || (target.card !== undefined && still(g, target) === undefined);
  if (isGone || hpOf(g, { seat: by }) === 0 || hpOf(g, target) === 0) return cancelAttack(g);
  const [joining, ...rolling] = attack.rolling;
  // FS-ATK-24: the dead roll no attack rolls.
  if (joining) {
    attack.rolling = rolling;
    if (!player(g, joining).dead) rollDie(g, joining, { attack: target });
    return;
  }
  attack.rolls++;
  attack.rolling = [...attack.joiners];
  rollDie(g, by, { attack: target });
}

/** What an attack roll comes to with this final result: whether it hits, and the damage that is dealt then. */
export function blowOf(g: G, roll: Roll, target: Aim, face: number): { hit: boolean; dealt: number } {
  const { by: roller } = roll;
  const hit = face >= dcOf(g, target);
  const amount = hit ? atkOf(g, { seat: roller }) + attackBonus(g, roll) : atkOf(g, target);
  return { hit, dealt: combatDamage(g, { hit, face, roller, target, amount }) };
}

/** FS-ATK-18, FS-ATK-19: a hit wounds the target, a miss whoever rolled (FS-ATK-37). */
export function attackRollResolves(g: G, roll: Roll, face: number): void {
  const { attack: target, by: roller } = roll;
  if (!g.state.attack || !target) return;
  const { hit, dealt } = blowOf(g, roll, target, face);
  g.emit(hit ? 'hit' : 'missed', { seat: roller, face });
  const combat = { combat: true, face } as const;
  if (hit) putDamage(g, target, dealt, { by: roller, source: characterOf(g, roller), ...combat });
  else
    putDamage(g, { seat: roller }, dealt, {
      ...(target.card !== undefined && { source: target.card }),
      ...(target.seat && { by: target.seat, source: characterOf(g, target.seat) }),
      ...combat,
    });
}

/** What standing effects make of the blow, one after the other. */
function combatDamage(g: G, blow: Blow): number {
  let { amount } = blow;
  eachStatic(g, 'combat', (combat, at) => {
    amount = combat(g, at, { ...blow, amount });
  });
  return amount;
}
