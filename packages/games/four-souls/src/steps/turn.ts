import { type CardId, chooseSome, type Flow, maybeChoose, type Refusal, type Seat } from '@tavolata/kernel';
import { limits } from '../defs.ts';
import { type G, NOTHING_YET, type Thing, type TurnStage, type TurnState } from '../state.ts';
import { forbidden, rechargeLimit, total } from '../table/standing.ts';
import {
  active,
  characterOf,
  gamesYou,
  handOf,
  isCharged,
  isNobodys,
  itemsOf,
  leftOf,
  monsters,
  player,
  rooms,
  slotOf,
} from '../table/table.ts';
import { everyThing, put, thing } from '../table/things.ts';
import { recharge } from '../verbs/charge.ts';
import { happen } from '../verbs/happen.ts';
import { fillFromTop } from '../verbs/items.ts';
import { ditch, loot } from '../verbs/loot.ts';
import { allotLootPlays } from '../verbs/turns.ts';
import { putInDiscard } from '../verbs/zoning.ts';
import { mustAttack } from './attack.ts';
import { turnOver } from './timer.ts';

function enter(g: G, stage: TurnStage): void {
  g.state.stage = stage;
  g.state.doing = 'settle';
}

export const newTurn = (number: number, seat: Seat, extra = false): TurnState => ({
  number,
  seat,
  extra,
  attacks: 0,
  attacksDeclared: 0,
  deckAttacks: 0,
  purchases: 0,
  boughtFromShop: 0,
  monstersDied: 0,
  grants: [],
  ending: false,
});

// --- start phase ---

/** FS-TURN-03, FS-TURN-05: nobody has priority yet. */
export function* rechargeStep(g: G): Flow<void> {
  const seat = active(g);
  g.emit('turn-began', { seat, turn: g.state.turn.number });
  const mine = yield* itemsToRecharge(g, seat);
  for (const card of [characterOf(g, seat), ...mine, ...rooms(g), ...monsters(g)])
    if (!forbidden(g, { type: 'recharge', seat, card })) recharge(g, card);
  enter(g, 'turn-start');
  happen(g, { type: 'turn-start', seat });
}

/** All of them; those of the player's choice where their number is limited. */
function* itemsToRecharge(g: G, seat: Seat): Flow<readonly CardId[]> {
  const spent = itemsOf(g, seat).filter(card => !isCharged(g, card));
  const max = rechargeLimit(g, seat);
  if (spent.length <= max) return spent;
  return yield* chooseSome(g, seat, 'recharge-which', spent, { min: max, max }, { rule: 'FS-TURN-03' });
}

/** FS-TURN-07, FS-TURN-09: one looting, however many cards. */
export function* lootStep(g: G): Flow<void> {
  const seat = active(g);
  yield* loot(g, seat, limits.turn.lootStep + total(g, 'lootStep', (more, at) => more(g, at, seat)));
  enter(g, 'looted');
}

/** A full round of passes over an empty stack, outside the action phase (FS-STACK-07). */
export function nextStage(g: G): void {
  switch (g.state.stage) {
    case 'turn-start':
      g.state.stage = 'loot-step';
      return;
    case 'looted':
      enter(g, 'action');
      // FS-ACTN-01.
      return allotLootPlays(g, active(g), limits.turn.lootPlays);
    case 'turn-end':
      g.state.stage = isNobodys(g) ? 'pass-turn' : 'hand-limit';
      return;
    default:
      throw new Error(`${g.state.stage} does not end by passing`);
  }
}

// --- the end of the action phase ---

/** FS-ACTN-09. */
export const refuseEnd = (g: G): Refusal | undefined =>
  mustAttack(g) ? g.refuse('FS-ACTN-09', 'must-attack') : undefined;

export function declareEnd(g: G): void {
  g.state.endDeclared = true;
  g.state.starter = active(g);
  g.state.doing = 'settle';
  g.emit('end-declared', { seat: active(g) });
}

/** FS-ACTN-08: it lapses if an attack has become compulsory meanwhile. */
export function endGoesOn(g: G): void {
  g.state.endDeclared = false;
  if (mustAttack(g)) g.state.doing = 'settle';
  else toTurnEnd(g);
}

// --- end phase ---

/** FS-END-01. */
export function toTurnEnd(g: G): void {
  const seat = gamesYou(g);
  g.state.endDeclared = false;
  enter(g, 'turn-end');
  g.emit('turn-ends', { seat });
  happen(g, { type: 'turn-end', seat });
}

/** FS-END-02: only the active player's hand is looked at (FS-END-06). */
export function* handLimit(g: G): Flow<void> {
  const seat = active(g);
  const limit = limits.handLimit + total(g, 'handLimit', (more, at) => more(g, at, seat));
  const over = handOf(g, seat).length - limit;
  if (over > 0) yield* ditch(g, seat, over, 'hand-limit');
  g.state.stage = 'room-discard';
}

/** FS-END-03, FS-END-12; alone or together a room that was idle for a round goes anyway (FS-SOLO-18). */
export function* roomDiscard(g: G): Flow<void> {
  const { turn, together, options } = g.state;
  if (options.rooms && turn.monstersDied > 0) {
    const room = yield* maybeChoose(g, active(g), 'discard-room', rooms(g), {
      rule: 'FS-END-03',
      refuse: card => forbidden(g, { type: 'discard', card }),
    });
    if (room !== undefined) replaceRoom(g, room);
  }
  if (options.rooms && together && g.state.order.at(-1) === active(g))
    for (const room of rooms(g))
      if ((thing(g, room) as Thing).since < g.state.roundBegan) replaceRoom(g, room);
  g.state.stage = 'pass-turn';
}

function replaceRoom(g: G, room: CardId): void {
  const slot = slotOf(g, room);
  if (putInDiscard(g, room) && slot) fillFromTop(g, slot);
}

/** FS-END-04: everything heals, the dead are alive again, what lasted until now ends. */
export function passTurn(g: G): void {
  const { state } = g;
  const { seat, extra, number } = state.turn;
  state.barters = 0;
  heal(g);
  if (!extra && !isNobodys(g)) {
    state.lastInOrder = seat;
    turnOver(g, seat);
  }
  if (state.core.result) return;
  beginTurn(g, number + 1);
}

function heal(g: G): void {
  const { state } = g;
  for (const seat of state.order) {
    const one = player(g, seat);
    one.damage = 0;
    one.dead = false;
    one.thisTurn = NOTHING_YET;
    delete one.lastHit;
  }
  state.lasting = state.lasting.filter(({ until }) => until !== 'turn');
  state.copiedLoot = [];
  for (const [card, { damage, hits, lastHit, ...rest }] of everyThing(g))
    if (damage > 0 || hits !== undefined || lastHit) put(g, card, { ...rest, damage: 0 });
  endCopies(g);
}

/** Those made for the turn; beneath one may lie another, made for the rest of the game. */
function endCopies({ state }: G): void {
  const copies = Object.entries(state.copies);
  if (!copies.some(([, { untilEnd }]) => untilEnd)) return;
  state.copies = Object.fromEntries(
    copies.flatMap(([card, copy]) => {
      const left = copy.untilEnd ? copy.beneath : copy;
      return left ? [[card, left]] : [];
    }),
  );
}

/** FS-ROUND-01 to FS-ROUND-03: what lasts for a round ends with it, its player's or, of nobody's cards, the game's. */
function beginRound(g: G, seat: Seat, turn: number): void {
  const { state } = g;
  if (seat === state.firstPlayer) state.roundBegan = turn;
  state.lasting = state.lasting.filter(
    ({ until, by }) => until !== 'round' || (by ?? state.firstPlayer) !== seat,
  );
}

/** The last extra turn granted comes first; then on from the last turn in order (FS-TURN-10). Skips are used up. */
export function beginTurn(g: G, number: number): void {
  const { state } = g;
  for (;;) {
    const extra = state.extraTurns.at(-1);
    state.extraTurns = state.extraTurns.slice(0, -1);
    const seat = extra ?? leftOf(g, state.lastInOrder);
    // An extra turn neither ends a round nor begins one (FS-ROUND-04).
    if (extra === undefined) beginRound(g, seat, number);
    if (player(g, seat).skips === 0) {
      state.turn = newTurn(number, seat, extra !== undefined);
      state.stage = 'recharge';
      return;
    }
    player(g, seat).skips--;
    g.emit('turn-skipped', { seat });
    if (extra === undefined) {
      state.lastInOrder = seat;
      // FS-ROUND-05: a skipped turn counts as taken.
      turnOver(g, seat);
      if (state.core.result) return;
    }
  }
}
