import { type CardId, type Flow, putInOrder, type Seat } from '@tavolata/kernel';
import type { Standing } from '../behaviour.ts';
import { limits } from '../defs.ts';
import type { Aim, Damage, G, Hit } from '../state.ts';
import { cardsWithHp } from '../table/in-play.ts';
import { hpOf, isEternal, maxHpOf } from '../table/standing.ts';
import { aimAt, inTurnOrder, isInPlay, monsters, player, still } from '../table/table.ts';
import { change, thing } from '../table/things.ts';
import { happen } from './happen.ts';
import { push } from './stack.ts';

interface Dealt {
  readonly by?: Seat;
  readonly source?: CardId;
  readonly combat?: true;
  readonly face?: number;
}

/** Damage goes on the stack (FS-DMG-06); zero damage does not exist (FS-DMG-13). */
export function putDamage(g: G, to: Aim, amount: number, dealt: Dealt = {}): void {
  if (amount <= 0 || (!to.seat && still(g, to) === undefined)) return;
  const damage = push<Damage>(g, { kind: 'damage', to, amount, ...dealt });
  g.emit('damage-stacked', { ...named(to), amount });
  const { seat, card, life } = to;
  happen(g, {
    type: 'damage-stacked',
    stack: damage.id,
    amount,
    ...(seat && { seat }),
    ...(card !== undefined && { card, life: life ?? 0 }),
    ...dealt,
  });
}

/** Whom or what it is about, for events: a player or a card. */
export const named = ({ seat, card }: Aim): { whom: Seat | CardId | undefined } => ({ whom: seat ?? card });

/** The card deals damage, or whoever controls it does (FS-DMG-07). */
export const inflict = (g: G, at: Standing, to: Aim, amount: number): void =>
  putDamage(g, to, amount, { source: at.card, ...(at.by && { by: at.by }) });

/** Damage that is taken, with the game as its source (FS-DMG-10). */
export const suffer = (g: G, seat: Seat, amount: number): void => putDamage(g, { seat }, amount);

/** FS-EACH-04: it resolves in turn order, so it goes on the stack in reverse. */
export function eachSuffers(g: G, seats: readonly Seat[], amount: number): void {
  const order = inTurnOrder(g).filter(seat => seats.includes(seat));
  for (const seat of order.reverse()) suffer(g, seat, amount);
}
export function inflictOnEach(g: G, at: Standing, seats: readonly Seat[], amount: number): void {
  const order = inTurnOrder(g).filter(seat => seats.includes(seat));
  for (const seat of order.reverse()) inflict(g, at, { seat }, amount);
}
/** FS-EACH-05: in the order its player says, so it goes on the stack in reverse. */
export function* eachMonsterSuffers(g: G, { me, card: source }: Standing, amount: number): Flow<void> {
  const order = yield* putInOrder(me, 'damage-order', monsters(g), { rule: 'FS-EACH-05', source });
  for (const card of order.reverse()) putDamage(g, aimAt(g, card), amount);
}

/** Damage is marked; returns how much HP that took (FS-DMG-03). */
export function mark(g: G, to: Aim, amount: number, hit: Hit): number {
  const before = hpOf(g, to);
  const taken = Math.min(before, amount);
  const maxHp = maxHpOf(g, to);
  if (to.seat) {
    const state = player(g, to.seat);
    state.damage += taken;
    state.maxHp = maxHp;
    if (before > 0 && taken === before) state.lastHit = hit;
  } else {
    const card = still(g, to);
    if (card === undefined) return 0;
    const now = thing(g, card)?.damage ?? 0;
    change(g, card, { maxHp, damage: now + taken, ...(before > 0 && taken === before && { lastHit: hit }) });
  }
  return taken;
}

/** FS-MECH-07; the dead are not healed (FS-PDEATH-12). */
export function heal(g: G, to: Aim, amount: number): void {
  const card = still(g, to);
  const marked = to.seat ? markedOn(g, to.seat) : card === undefined ? 0 : (thing(g, card)?.damage ?? 0);
  const healed = Math.min(amount, marked);
  if (healed <= 0) return;
  if (to.seat) player(g, to.seat).damage -= healed;
  else if (card !== undefined) change(g, card, { damage: marked - healed });
  g.emit('healed', { ...named(to), amount: healed });
}

/** What could be healed of a player. */
const markedOn = (g: G, seat: Seat): number => (player(g, seat).dead ? 0 : player(g, seat).damage);

/** HP become 0, and the death follows (FS-MECH-14); it is no damage. */
export function kill(g: G, to: Aim, by?: Seat): void {
  if (to.card !== undefined && isEternal(g, to.card)) return;
  const hp = hpOf(g, to);
  if (hp === 0) return;
  if (isFinalBoss(g, to)) return putDamage(g, to, BOSS_ARMOUR, by ? { by } : {});
  mark(g, to, hp, by ? { by } : {});
  g.emit('killed', named(to));
}

/** FS-CHAL-06: what would kill a final boss outright, or hurt it more than this at once, does this much. */
export const BOSS_ARMOUR = limits.finalBoss.damageAtOnce;
export const isFinalBoss = (g: G, { card }: Aim): boolean =>
  card !== undefined &&
  isInPlay(g, card) &&
  g.state.slots.some(({ id, kind }) => kind === 'final-boss' && g.zoneOf(card) === `slot/${id}`);

/** Paid HP are lost like damage, but nothing can prevent it (FS-MECH-05). */
export function payHp(g: G, seat: Seat, amount: number): boolean {
  if (player(g, seat).dead || hpOf(g, { seat }) < amount) return false;
  mark(g, { seat }, amount, {});
  g.emit('hp-paid', { seat, amount });
  return true;
}

/** When a maximum drops, marked damage drops with it (FS-DMG-14, FS-DMG-15). Looked at after every step, and as an item goes: another may follow. */
export function followMaxHp(g: G): void {
  for (const seat of g.state.order) {
    const state = player(g, seat);
    if (state.damage === 0 || state.dead) continue;
    const max = maxHpOf(g, { seat });
    state.damage = lessened(state.damage, state.maxHp, max);
    state.maxHp = max;
  }
  for (const card of cardsWithHp(g)) {
    const { damage = 0, maxHp } = thing(g, card) ?? {};
    if (damage === 0) continue;
    const max = maxHpOf(g, aimAt(g, card));
    if (max !== maxHp) change(g, card, { maxHp: max, damage: lessened(damage, maxHp, max) });
  }
}

const lessened = (damage: number, before: number | undefined, now: number): number =>
  before === undefined || now >= before ? damage : Math.max(0, damage - (before - now));

export const isDead = (g: G, seat: Seat): boolean => player(g, seat).dead;
