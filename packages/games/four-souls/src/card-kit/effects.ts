import { agree, type CardId, type Seat } from '@tavolata/kernel';
import type { Answers, Does, Effect, OutcomeEffect, TargetSpec, Use } from '../behaviour.ts';
import type { Aim, G } from '../state.ts';
import { characterOf, inTurnOrder, others, still } from '../table/table.ts';
import { gainCents, loseCents } from '../verbs/cents.ts';
import { addCounters, recharge } from '../verbs/charge.ts';
import { eachSuffers, heal, inflict, inflictOnEach, kill, suffer } from '../verbs/damage.ts';
import { addToRoll, reroll, roll, setRoll } from '../verbs/dice.ts';
import { gainTreasure, giveItem, rerollItem } from '../verbs/items.ts';
import { type Boost, boost, preventInstance, preventNext, preventUpTo } from '../verbs/lasting.ts';
import { discardHand, ditch, loot } from '../verbs/loot.ts';
import { peekAndMaybeBottom, peekAndReorder } from '../verbs/peek.ts';
import { cancel, rollOn } from '../verbs/stack.ts';
import { cancelAllAndEndTurn, grantAttack, grantLootPlays } from '../verbs/turns.ts';
import { comesToPass, perform } from '../verbs/use.ts';
import { addSlots } from '../verbs/zoning.ts';
import type { DeckKind } from '../zones.ts';
import { pickAmount, searchTreasure, topDeckLoot } from './choices.ts';
import { aimOf, aRoll, cardOf, seatOf, thatRoll } from './targets.ts';

// --- putting effects together ---

/** An effect of one's own: `does((g, { me }) => …)`, a generator where something is asked. */
export const does = (resolve: (g: G, use: Use) => Does): Effect => ({ resolve });
/** With targets: `aimed([aPlayer], function* (g, use) { … seatOf(use) … })`. */
export const aimed = (targets: readonly TargetSpec[], resolve: (g: G, use: Use) => Does): Effect => ({
  targets,
  resolve,
});

/** What a card of the game does by itself, or others by it: see `Effect.impersonal`. */
export const impersonal = (effect: Effect): Effect => ({ ...effect, impersonal: true });

/** An effect that can be of use as an answer: `answering('damage', …)`. */
export const answering = (answers: Answers, effect: Effect): Effect => ({ ...effect, answers });

/** One after the other, whether the first could be done or not (FS-ANDTHEN-02); only the last may roll. */
export function inOrder(...parts: readonly Effect[]): Effect {
  const targets = parts.flatMap(part => part.targets ?? []);
  const last = parts.at(-1);
  const answers = parts.find(part => part.answers)?.answers;
  return {
    ...(parts.some(part => part.impersonal) && { impersonal: true }),
    ...(answers && { answers }),
    ...(targets.length > 0 && { targets }),
    ...(last?.roll && { roll: last.roll }),
    *resolve(g, use) {
      let at = 0;
      for (const part of parts) {
        const own = part.targets?.length ?? 0;
        const aims = own > 0 ? use.aims.slice(at, at + own) : use.aims;
        at += own;
        if (!comesToPass(g, use, part)) continue;
        const flow = part.resolve?.(g, { ...use, aims });
        if (flow) yield* flow;
      }
    },
  };
}

/** 'You may': asked as it resolves; whoever declines does not roll either. */
export const may = ({ impersonal: _, ...effect }: Effect): Effect => ({
  ...effect,
  ...(effect.roll && { roller: () => undefined }),
  *resolve(g, use) {
    if (!(yield* agree(use.me, 'may-do', { source: use.card }))) return;
    const flow = effect.resolve?.(g, use);
    if (flow) yield* flow;
    const roller = effect.roller ? effect.roller(g, use) : use.me;
    if (effect.roll && roller) roll(g, use, roller);
  },
});

/** 'If …', looked at as it resolves. */
export const provided = (condition: (g: G, use: Use) => boolean, effect: Effect): Effect => ({
  ...effect,
  resolve: (g, use) => (condition(g, use) ? effect.resolve?.(g, use) : undefined),
});

/** 'Choose one', by keys with a text each, as it goes on the stack. */
export const chooseOne = (modes: Readonly<Record<string, Effect>>): Effect => ({ modes });

/** `rolls(on([1, 2], gains(1)), on(3, loots(1)))`; what is not listed does nothing. */
export const rolls = (...outcomes: readonly OutcomeEffect[]): Effect => ({ roll: outcomes });
export const on = (faces: number | readonly number[], effect: Effect): OutcomeEffect => ({
  ...effect,
  faces: [faces].flat(),
});
/** Whatever comes up: the effect reads `use.face`. */
export const onAny = (effect: Effect): OutcomeEffect => on([1, 2, 3, 4, 5, 6], effect);

/** On cards of the game: 'that player' does it, the one the event names; nobody does if that player has left. */
export const thatPlayer = (effect: Effect): Effect => ({
  ...effect,
  impersonal: true,
  resolve: (g, use) => use.event?.seat && effect.resolve?.(g, { ...use, me: use.event.seat }),
  ...(effect.roll && { roller: (_g: G, use: Use) => use.event?.seat }),
});

/** Whoever did it, as the event says, who killed this or wounded it; nothing if no player did. */
export const whoeverDidIt = (effect: Effect): Effect => ({
  ...effect,
  impersonal: true,
  resolve: (g, use) => use.event?.by && effect.resolve?.(g, { ...use, me: use.event.by }),
});

/** Each player in turn order (FS-EACH-01). */
export const eachPlayer = (effect: Effect): Effect => ({
  impersonal: true,
  *resolve(g, use) {
    for (const me of inTurnOrder(g)) yield* perform(g, { ...use, me }, effect);
  },
});

/** Each player in turn order but the one the event names. */
export const eachOtherPlayer = (effect: Effect): Effect => ({
  impersonal: true,
  *resolve(g, use) {
    for (const me of inTurnOrder(g)) if (me !== use.event?.seat) yield* perform(g, { ...use, me }, effect);
  },
});

// --- what effects do ---

export const gains = (amount: number): Effect => does((g, { me }) => gainCents(g, me, amount));
export const loses = (amount: number): Effect =>
  does((g, { me }) => {
    loseCents(g, me, amount);
  });
export const loots = (amount: number): Effect => does((g, { me }) => loot(g, me, amount));
export const ditches = (amount: number): Effect =>
  does(function* (g, { me }) {
    yield* ditch(g, me, amount);
  });
export const discardsHand: Effect = does((g, { me }) => discardHand(g, me));
export const getsTreasure = (amount: number): Effect => does((g, { me }) => gainTreasure(g, me, amount));
/** An item with Guppy, of your choice, from the Treasure deck. */
export const findsGuppy: Effect = does((g, { me, card }) =>
  searchTreasure(g, me, card, item => g.def(item).keywords.includes('guppy')),
);
export const suffers = (amount: number): Effect => does((g, { me }) => suffer(g, me, amount));
export const healsYou = (amount: number): Effect => does((g, { me }) => heal(g, { seat: me }, amount));
export const eachPlayerSuffers = (amount: number): Effect =>
  impersonal(does(g => eachSuffers(g, inTurnOrder(g), amount)));

/** Every player but you. */
export const othersSuffer = (amount: number): Effect =>
  does((g, { me }) => eachSuffers(g, others(g, me), amount));
export const inflictsOnOthers = (amount: number): Effect =>
  does((g, use) => inflictOnEach(g, use, others(g, use.me), amount));

const at = (use: Use, run: (aim: Aim) => void): void => {
  const aim = aimOf(use);
  if (aim) run(aim);
};
const atCard = (use: Use, run: (card: CardId) => void): void => {
  const card = cardOf(use);
  if (card !== undefined) run(card);
};
const atSeat = (use: Use, run: (seat: Seat) => Does): Does => {
  const seat = seatOf(use);
  return seat ? run(seat) : undefined;
};

/** This deals damage to its target. */
export const inflicts = (amount: number, target: TargetSpec): Effect =>
  answering('harm', impersonal(aimed([target], (g, use) => at(use, aim => inflict(g, use, aim, amount)))));
/** 'The active player deals', on a card of the game: you do, not the card's controller. */
export const youInflict = (amount: number, target: TargetSpec): Effect =>
  answering(
    'harm',
    aimed([target], (g, use) => at(use, aim => inflict(g, { ...use, by: use.me }, aim, amount))),
  );
export const inflictsOnYou = (amount: number): Effect =>
  does((g, use) => inflict(g, use, { seat: use.me }, amount));
export const kills = (target: TargetSpec): Effect =>
  answering(
    'harm',
    aimed([target], (g, use) => at(use, aim => kill(g, aim, use.by ?? use.me))),
  );
/** You, until the end of the turn. */
export const boostsYou = (by: Boost): Effect =>
  answering(
    'boost',
    does((g, use) => boost(g, use, { seat: use.me }, by)),
  );
export const boosts = (by: Boost, target: TargetSpec): Effect =>
  answering(
    'boost',
    aimed([target], (g, use) => at(use, aim => boost(g, use, aim, by))),
  );
export const boostsThis = (by: Boost): Effect =>
  impersonal(
    does((g, use) => {
      if (still(g, use.source) !== undefined) boost(g, use, { card: use.card, life: use.source.life }, by);
    }),
  );
export const boostsAllMonsters = (by: Boost): Effect =>
  impersonal(does((g, use) => boost(g, use, undefined, by)));
export const healsThis = (amount: number): Effect =>
  impersonal(does((g, use) => heal(g, { card: use.card, life: use.source.life }, amount)));

export const recharges = (target: TargetSpec): Effect =>
  aimed([target], (g, use) => atCard(use, card => recharge(g, card)));
export const rechargesThis: Effect = does((g, use) => {
  if (still(g, use.source) !== undefined) recharge(g, use.card);
});
export const rechargesYourCharacter: Effect = does((g, { me }) => recharge(g, characterOf(g, me)));
export const addsCounters = (amount: number): Effect =>
  does((g, use) => {
    if (still(g, use.source) !== undefined) addCounters(g, use.card, amount);
  });

export const preventsNext = (amount: number, target: TargetSpec): Effect =>
  answering(
    'damage',
    aimed([target], (g, use) => at(use, aim => preventNext(g, use, aim, amount))),
  );
export const preventsUpTo = (amount: number, target: TargetSpec): Effect =>
  answering(
    'damage',
    aimed([target], (g, use) => at(use, aim => preventUpTo(g, use, aim, amount))),
  );
export const preventsInstance = (target: TargetSpec): Effect =>
  answering(
    'damage',
    aimed([target], (g, use) => at(use, aim => preventInstance(g, use, aim))),
  );

export const rerolls: Effect = aimed([aRoll], (g, use) => {
  const one = rollOn(g, aimOf(use));
  if (one) reroll(g, one);
});
/** The roll that the event is about. */
export const rerollsThatRoll: Effect = does((g, use) => {
  const one = rollOn(g, thatRoll(use));
  if (one) reroll(g, one);
});
export const addsToRoll = (more: number, target: TargetSpec = aRoll): Effect =>
  aimed([target], (g, use) => {
    const one = rollOn(g, aimOf(use));
    if (one) addToRoll(g, one, more);
  });
export const setsRoll = (face: number, target: TargetSpec = aRoll): Effect =>
  aimed([target], (g, use) => {
    const one = rollOn(g, aimOf(use));
    if (one) setRoll(g, one, face);
  });

/** 'Add 1 or 2, as you choose'. */
/** 'Up to' so much, or so much less: nothing at all is a choice too. */
export const addsUpToRoll = (most: number, target: TargetSpec): Effect => {
  const amounts = Array.from({ length: Math.abs(most) + 1 }, (_, n) => (most < 0 ? 0 - n : n));
  return aimed([target], function* (g, use) {
    const more = yield* pickAmount(g, use, amounts);
    const one = rollOn(g, aimOf(use));
    if (one && more !== 0) addToRoll(g, one, more);
  });
};

export const rerollsItem = (target: TargetSpec): Effect =>
  aimed([target], function* (g, use) {
    const item = cardOf(use);
    if (item !== undefined) yield* rerollItem(g, item);
  });
export const stealsItem = (target: TargetSpec): Effect =>
  aimed([target], (g, use) => atCard(use, card => giveItem(g, use.me, card)));
/** A card of your hand on top of the Loot deck. */
export const topDecksLoot: Effect = does((g, { me, card }) => topDeckLoot(g, me, card));

export const cancels = (target: TargetSpec): Effect =>
  aimed([target], (g, use) => at(use, aim => aim.stack !== undefined && cancel(g, aim.stack)));
export const cancelsAllAndEndsTurn: Effect = answering(
  'stack',
  impersonal(does(g => cancelAllAndEndTurn(g))),
);

export const grantsLootPlays = (amount: number): Effect =>
  answering(
    'loot-play',
    does((g, { me }) => grantLootPlays(g, me, amount)),
  );
export const grantsAttack = (details: Parameters<typeof grantAttack>[1] = {}): Effect =>
  does(g => grantAttack(g, details));
export const addsSlots = (kind: 'shop' | 'monster' | 'room', amount: number): Effect =>
  impersonal(
    does(g => {
      addSlots(g, kind, amount);
    }),
  );

export const reordersTop = (deck: DeckKind, amount: number): Effect =>
  does((g, { me }) => peekAndReorder(g, me, deck, amount));
export const mayBottomTop = (deck: DeckKind): Effect => does((g, { me }) => peekAndMaybeBottom(g, me, deck));

/** The targeted player does it. */
export const targetPlayer = (effect: Effect, target: TargetSpec): Effect =>
  impersonal(aimed([target], (g, use) => atSeat(use, me => effect.resolve?.(g, { ...use, me }))));
