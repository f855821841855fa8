import { type CardId, choose, type Flow, type Refusal } from '@tavolata/kernel';
import type { Blow, Cost, Standing } from '../cards/behaviour.ts';
import { isGuarded } from '../challenges/playing.ts';
import { limits } from '../defs.ts';
import type { Aim, Attack, AttackGrant, G, Roll, Spent } from '../state.ts';
import { named, putDamage } from '../verbs/damage.ts';
import { rollDie } from '../verbs/dice.ts';
import { happen } from '../verbs/happen.ts';
import { cardsWithHp, works } from '../verbs/in-play.ts';
import {
  atkOf,
  attackBonus,
  dcOf,
  eachStatic,
  forbidden,
  hpOf,
  owedAttacks,
  playerDc,
  total,
} from '../verbs/standing.ts';
import {
  active,
  aimAt,
  characterOf,
  count,
  faceOf,
  isMonster,
  monsterSlots,
  others,
  player,
  still,
  topOf,
} from '../verbs/table.ts';
import { sameAim, showAim } from '../verbs/use.ts';
import { canBeCovered, cancelAttack, putInSlot, topCard } from '../verbs/zoning.ts';

const DECK: Aim = { deck: 'monster' };

// --- what may be attacked, and how often ---

/** Monsters, attackable items and rooms, players if a card says so, and the unseen top of the deck (FS-ATK-03, FS-ATK-14). */
function everyTarget(g: G): Aim[] {
  const cards = cardsWithHp(g).filter(card => isAttackable(g, card));
  const seats = playerDc(g) === undefined ? [] : others(g, active(g)).filter(seat => !player(g, seat).dead);
  return [
    ...cards.map(card => aimAt(g, card)),
    ...(topCard(g, 'monster') === undefined ? [] : [DECK]),
    ...seats.map(seat => ({ seat })),
  ];
}

function isAttackable(g: G, card: CardId): boolean {
  const { attackable, stats } = faceOf(g, card);
  if (!stats || !works(g, card)) return false;
  if (!(isMonster(g, card) ? attackable !== false : attackable === true)) return false;
  return !isGuarded(g, card) && !forbidden(g, { type: 'be-attacked', card });
}

/** Of the turn's own, and those that cards give while they are there: what is lost after its use takes no other away. */
const ownAttacks = (g: G): number => {
  const all = limits.turn.attacks + total(g, 'attacks', (attacks, at) => attacks(g, at, active(g)));
  return Math.max(0, all - g.state.turn.attacks);
};
const isGeneral = ({ grants, only }: AttackGrant): boolean => grants && !only;
const generalAttacks = (g: G): number => ownAttacks(g) + g.state.turn.grants.filter(isGeneral).length;

const fits = ({ only }: AttackGrant, target: Aim): boolean => !only || only.some(aim => sameAim(aim, target));

/** Grants for a named target count only while it is there (FS-ATK-32). */
const openGrants = (g: G, targets: readonly Aim[]): AttackGrant[] =>
  g.state.turn.grants.filter(
    grant => grant.grants && grant.only && targets.some(target => fits(grant, target)),
  );

const obligations = (g: G): AttackGrant[] => [
  ...g.state.turn.grants.filter(({ must }) => must),
  ...owedAttacks(g),
];

/** What the active player may attack now: what meets an obligation, or leaves attacks that can meet them all. */
export function attackTargets(g: G): Aim[] {
  const every = everyTarget(g);
  const general = generalAttacks(g);
  const grants = openGrants(g, every);
  const legal = every.filter(target => general > 0 || grants.some(grant => fits(grant, target)));
  const owed = obligations(g).filter(grant => legal.some(target => fits(grant, target)));
  if (owed.length === 0) return legal;
  return legal.filter(target => {
    if (owed.some(grant => fits(grant, target))) return true;
    const used = grants.find(grant => fits(grant, target));
    const left = grants.filter(grant => grant !== used);
    return unmetBy(left, owed, legal) <= general - (used ? 0 : 1);
  });
}

/** How many obligations attacks granted for named targets cannot meet, however they are used. */
function unmetBy(
  grants: readonly AttackGrant[],
  owed: readonly AttackGrant[],
  targets: readonly Aim[],
): number {
  const [first, ...rest] = owed;
  if (!first) return 0;
  const meeting = grants.filter(grant => targets.some(target => fits(grant, target) && fits(first, target)));
  return Math.min(
    1 + unmetBy(grants, rest, targets),
    ...meeting.map(used =>
      unmetBy(
        grants.filter(grant => grant !== used),
        rest,
        targets,
      ),
    ),
  );
}

/** FS-ACTN-09: an attack is owed and can be made. */
export const mustAttack = (g: G): boolean => {
  if (refuseAttack(g)) return false;
  const targets = attackTargets(g);
  return obligations(g).some(grant => targets.some(target => fits(grant, target)));
};

/** The attack made uses what was granted for it, else one of the turn's own; plain obligations it meets are met. */
function spend(g: G, target: Aim): Spent {
  const { turn } = g.state;
  const before = { ...turn };
  turn.attacksMade++;
  if (target.deck) turn.deckAttacks++;
  const use = turn.grants.find(grant => grant.grants && grant.only && fits(grant, target));
  const due = use ?? turn.grants.find(grant => grant.grants && grant.must && !grant.only && !grant.later);
  if (use) turn.grants = turn.grants.filter(grant => grant !== use);
  else {
    // A compulsory attack without a target of its own is met by any; the attack it gave is there until it is used.
    if (due) turn.grants = turn.grants.map(grant => (grant === due ? { grants: true, must: false } : grant));
    spendGeneral(g);
  }
  const met = turn.grants.find(grant => !grant.grants && fits(grant, target));
  if (met) turn.grants = turn.grants.filter(grant => grant !== met);
  const spent = {
    own: turn.attacks > before.attacks,
    lost: before.grants.filter(grant => !turn.grants.includes(grant)),
    gained: turn.grants.filter(grant => !before.grants.includes(grant)),
  };
  turn.grants = turn.grants.map(({ later: _, ...grant }) => grant);
  return spent;
}

/** The attack under way was never made: the turn is as if it had used nothing. */
export function giveBack(g: G, { own, lost, gained }: Spent): void {
  const { turn } = g.state;
  turn.attacksMade--;
  if (own) turn.attacks--;
  const grants = [...turn.grants];
  for (const one of gained) {
    const at = grants.findIndex(
      grant => grant.grants === one.grants && grant.must === one.must && !grant.only,
    );
    if (at >= 0) grants.splice(at, 1);
  }
  turn.grants = [...grants, ...lost];
}

/** One of the turn's own as long as there is any, then one that was granted. */
function spendGeneral(g: G): void {
  const { turn } = g.state;
  if (ownAttacks(g) > 0) turn.attacks++;
  else {
    const granted = turn.grants.filter(isGeneral);
    const used = granted.find(({ must }) => !must) ?? granted[0];
    turn.grants = turn.grants.filter(grant => grant !== used);
  }
}

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

/** FS-ATK-02: priority passes before the target is chosen. */
export function* declareAttack(g: G): Flow<void> {
  const seat = active(g);
  for (const { cost, at } of costs(g)) {
    const flow = cost.pay(g, at);
    if (flow) yield* flow;
  }
  g.state.attack = { by: seat, stage: 'declared', rolls: 0, joiners: [], rolling: [] };
  g.state.starter = seat;
  g.state.doing = 'settle';
  g.emit('attack-declared', { seat });
  happen(g, { type: 'attack-declared', seat });
}

// --- the target ---

/** The attack goes on: a target, or the next roll. */
export function* attackGoesOn(g: G, attack: Attack): Flow<void> {
  g.state.doing = 'settle';
  if (attack.stage === 'declared') return yield* chooseTarget(g, attack.by);
  nextRoll(g, attack);
}

function* chooseTarget(g: G, seat: Attack['by']): Flow<void> {
  const target = yield* choose(g, seat, 'attack-what', attackTargets(g), {
    rule: 'FS-ATK-03',
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
  g.emit('attacked', { seat: by, ...named(aim) });
  happen(g, { type: 'attack-revealed', seat: by, card, life: aim.life ?? 0, unseen: true });
  // FS-ATK-11, FS-ATK-12: an event, or a monster that cannot be attacked.
  if (isAttackable(g, card)) attack.target = aim;
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
