import { type CardId, choose, chooseSome, type Flow, type Seat } from '@tavolata/kernel';
import type { Reward } from '../defs.ts';
import { limits } from '../defs.ts';
import type { Death, Dying, G } from '../state.ts';
import { hpOf } from '../table/standing.ts';
import {
  active,
  controllerOf,
  defBy,
  faceOf,
  handOf,
  inTurnOrder,
  isActive,
  isMonster,
  isNobodys,
  player,
  slotOf,
  still,
  topOf,
} from '../table/table.ts';
import { countForBonusSouls } from '../verbs/bonus.ts';
import { gainCents, loseCents } from '../verbs/cents.ts';
import { deactivateAll } from '../verbs/charge.ts';
import { named } from '../verbs/damage.ts';
import { rollDie } from '../verbs/dice.ts';
import { happen } from '../verbs/happen.ts';
import { destroy, gainTreasure, giveItem, ownItems } from '../verbs/items.ts';
import { discardLoot, giveLoot, loot } from '../verbs/loot.ts';
import { replaced } from '../verbs/replace.ts';
import { spare } from '../verbs/stack.ts';
import { cancelAttack, gainSoul, hold, putBack, putInDiscard } from '../verbs/zoning.ts';
import { HOLDING } from '../zones.ts';
import { deathOfCharacter } from './timer.ts';
import { winTogether } from './victory.ts';

/** FS-DEATH-02, FS-DEATH-03: still in play, still at 0 HP, and nothing prevents it. */
export function* deathResolves(g: G, { of, hit }: Death): Flow<void> {
  const { seat } = of;
  const card = still(g, of);
  if ((!seat && card === undefined) || (seat && player(g, seat).dead) || hpOf(g, of) > 0) return;
  const whom = seat ? { seat } : { card: card as CardId, life: of.life ?? 0 };
  if (!(yield* replaced(g, { type: 'death', amount: 1, ...whom }))) {
    g.emit('death-prevented', named(of));
    return spare(g, of);
  }
  const base = g.state.nextId;
  const common = { of, step: 1, base, rewards: 0, ...(hit && { hit }) };
  if (seat) g.state.dying.push(common);
  else if (card !== undefined) g.state.dying.push({ ...common, ...asItWas(g, card) });
}

function asItWas(g: G, card: CardId): Partial<Dying> {
  const slot = slotOf(g, card)?.id;
  const controller = controllerOf(g, card);
  return {
    source: { card, life: g.state.things[card]?.life ?? 0, def: faceOf(g, card).id },
    ...(controller && { controller }),
    ...(slot !== undefined && { slot }),
    ...(isMonster(g, card) && { monster: true }),
  };
}

/** The next step of the death under way. */
export function* deathStep(g: G): Flow<void> {
  const dying = g.state.dying.at(-1);
  if (!dying) return;
  if (dying.of.seat) yield* playerDies(g, dying, dying.of.seat);
  else yield* cardDies(g, dying, dying.of.card as CardId);
}

const finished = (g: G): void => {
  g.state.dying.pop();
};

// --- monsters, and other cards with HP (FS-MDEATH, FS-DEATH-04) ---

function* cardDies(g: G, dying: Dying, card: CardId): Flow<void> {
  switch (dying.step) {
    case 1:
      dying.step = 3;
      return leavesItsSlot(g, dying, card);
    case 3: {
      const reward = isNobodys(g) ? undefined : rewardsOf(g, dying)[dying.rewards];
      if (reward) return yield* gainReward(g, dying, card, reward);
      dying.step = 5;
      // FS-MDEATH-04.
      return happenTo(g, dying, card, 'died-after');
    }
    case 5:
      dying.step = 7;
      return becomesSoulOrDiscard(g, dying, card);
    default:
      finished(g);
      return leavesSlot(g, dying);
  }
}

/** FS-MDEATH-01, FS-MDEATH-02. */
function leavesItsSlot(g: G, dying: Dying, card: CardId): void {
  const { monster, hit } = dying;
  hold(g, card);
  if (g.state.attack?.target?.card === card) cancelAttack(g);
  g.emit('died', { whom: card });
  if (monster) {
    g.state.turn.monstersDied++;
    if (hit?.by) countForBonusSouls(g, 'monsters-killed-by-players');
  }
  happenTo(g, dying, card, 'died');
}

function happenTo(
  g: G,
  { of, source, controller, monster, hit }: Dying,
  card: CardId,
  type: 'died' | 'died-after',
): void {
  const gone = source && { source, ...(controller && { by: controller }) };
  happen(
    g,
    {
      type,
      card,
      life: of.life ?? 0,
      ...(monster && { monster }),
      ...(hit && { hit }),
      ...(hit?.by && { by: hit.by }),
    },
    gone,
  );
}

/** Of the card as it was: by now it may lie in a deck, and be any card of it. */
const rewardsOf = (g: G, { source }: Dying): readonly Reward[] =>
  source ? defBy(g, source.def).rewards : [];

/** FS-MDEATH-03, FS-MON-08: the active player's, whoever killed it; a rolled one waits for its roll (FS-MON-12). */
function* gainReward(g: G, dying: Dying, card: CardId, reward: Reward): Flow<void> {
  let amount = reward.amount === 'die' ? dying.rolled : reward.amount;
  if (amount === undefined) {
    dying.rolled = 0;
    rollDie(g, active(g), { reward: true });
    return;
  }
  const event = yield* replaced(g, {
    type: 'reward',
    card,
    seat: active(g),
    amount,
    gain: reward.gain,
    ...(dying.monster && { monster: true }),
  });
  amount = (event?.amount ?? 0) * (dying.rewardFactor ?? 1);
  dying.rewards++;
  delete dying.rolled;
  for (const seat of reward.who === 'each-player' ? inTurnOrder(g) : [active(g)])
    yield* gain(g, seat, reward.gain, amount);
}

function* gain(g: G, seat: Seat, what: Reward['gain'], amount: number): Flow<void> {
  if (what === 'cents') yield* gainCents(g, seat, amount);
  else if (what === 'loot') yield* loot(g, seat, amount);
  else gainTreasure(g, seat, amount);
}

/** FS-MDEATH-05, FS-MDEATH-06, FS-MDEATH-10. */
function becomesSoulOrDiscard(g: G, dying: Dying, card: CardId): void {
  if (!g.isIn(card, HOLDING)) return;
  const isSoul = (g.def(card).souls ?? 0) > 0 && !isNobodys(g);
  if ((isSoul && gainSoul(g, active(g), card)) || putInDiscard(g, card)) return;
  const slot = g.state.slots.find(({ id }) => id === dying.slot);
  if (slot) putBack(g, card, slot);
}

/** FS-CHAL-07, FS-CHAL-13: with the final boss the challenge is won; a minion's slot goes with it. */
function leavesSlot(g: G, { slot }: Dying): void {
  const one = g.state.slots.find(({ id }) => id === slot);
  if (one?.kind === 'minion' && topOf(g, one.id) === undefined)
    g.state.slots = g.state.slots.filter(({ id }) => id !== one.id);
  if (one?.kind === 'final-boss' && g.state.options.challenge !== 'none')
    winTogether(g, 'challenge-won', 'FS-CHAL-07');
}

// --- players (FS-PDEATH) ---

function* playerDies(g: G, dying: Dying, seat: Seat): Flow<void> {
  switch (dying.step++) {
    case 1:
      return dies(g, dying, seat);
    case 2:
      return yield* loseItem(g, seat);
    case 3:
      return yield* loseLoot(g, seat);
    case 4:
      yield* losePenaltyCents(g, seat);
      deactivateAll(g, seat);
      return happen(g, { type: 'died-after', seat, ...(dying.hit && { hit: dying.hit }) });
    default:
      finished(g);
  }
}

/** FS-PDEATH-01: declarations end, attacks are cancelled, and the turn of the active player will end (FS-PDEATH-10). */
function dies(g: G, { hit }: Dying, seat: Seat): void {
  const { state } = g;
  player(g, seat).dead = true;
  g.emit('died', { whom: seat });
  if (state.attack && (state.attack.by === seat || state.attack.target?.seat === seat)) cancelAttack(g);
  if (isActive(g, seat)) {
    delete state.purchase;
    state.endDeclared = false;
    state.turn.grants = [];
    state.turn.ending = true;
  }
  countForBonusSouls(g, 'player-deaths');
  deathOfCharacter(g, seat);
  happen(g, { type: 'died', seat, ...(hit && { hit }), ...(hit?.by && { by: hit.by }) });
}

/** FS-PDEATH-03; what cannot be paid is skipped (FS-PDEATH-07). */
function* loseItem(g: G, seat: Seat): Flow<void> {
  const event = yield* replaced(g, { type: 'penalty-item', seat, amount: limits.deathPenalty.items });
  if (!event) return;
  const card = yield* choose(g, event.chooser ?? seat, 'penalty-item', ownItems(g, seat), {
    rule: 'FS-PDEATH-03',
  });
  if (card === undefined) return;
  if (event.to) giveItem(g, event.to, card);
  else yield* destroy(g, card);
}

/** FS-PDEATH-04. */
function* loseLoot(g: G, seat: Seat): Flow<void> {
  const { loot: amount } = limits.deathPenalty;
  const event = yield* replaced(g, { type: 'penalty-loot', seat, amount });
  if (!event) return;
  const chosen = yield* chooseSome(
    g,
    seat,
    'penalty-loot',
    handOf(g, seat),
    { min: amount, max: amount },
    { rule: 'FS-PDEATH-04' },
  );
  const { to } = event;
  if (to) for (const card of chosen) giveLoot(g, seat, to, card);
  else discardLoot(g, seat, chosen);
}

/** FS-PDEATH-05. */
function* losePenaltyCents(g: G, seat: Seat): Flow<void> {
  const event = yield* replaced(g, { type: 'penalty-cents', seat, amount: limits.deathPenalty.cents });
  if (!event) return;
  const lost = loseCents(g, seat, event.amount);
  // FS-GAIN-01: gained, not given by whoever dies.
  if (event.to) yield* gainCents(g, event.to, lost);
}
