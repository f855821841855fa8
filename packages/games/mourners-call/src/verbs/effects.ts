import { ABANDON, choose, type Flow, type Seat } from '@tavolata/kernel';
import {
  type Cost,
  CRYPT,
  type Deed,
  type EffectStep,
  type Faction,
  LOCATIONS,
  MALAVESTROS,
} from '../defs.ts';
import type { G } from '../state.ts';
import { freeBases, mournerDef, opponents, wallowsDef } from './board.ts';
import { chooseRaker, discardOpen, lookAt, revealWallows, swapCourt, turnMourner } from './card-effects.ts';
import {
  asFigure,
  factionOf,
  gainFigure,
  guildFigures,
  placeSpecial,
  removeSpecial,
  returnFigure,
  sendToCrypt,
} from './figures.ts';
import { asFaction, spendEtherea, spendInfluence } from './goods.ts';
import { contribute, convert, type Doing, gain, lose, steal, type Verb } from './goods-effects.ts';
import { gainMourner } from './mourners.ts';
import { asPlace, locationsFor, moveAnyones, moveApart, moveTogether } from './moves.ts';
import { decksOf, returnable } from './requirements.ts';
import { guildsInReserve } from './reserve.ts';
import { lower, raise } from './tracks.ts';
import { discardWallows } from './wallows.ts';

// --- Mourners and figures ---

const mourner: Verb = function* (g, doing, step): Flow<void> {
  const decks = decksOf(g, step.mourner as Faction | 'any');
  const [only, ...others] = decks;
  const faction =
    others.length === 0 ? only : yield* choose(g, doing.by, 'choose-deck', decks, { as: asFaction });
  if (faction) yield* bringMourner(g, doing.by, faction);
};

/** A new Mourner, and its instant ability if it has one (MC-MOURN-04). */
export function* bringMourner(g: G, seat: Seat, faction: Faction): Flow<void> {
  const card = yield* gainMourner(g, seat, faction);
  if (card === undefined) return;
  const def = mournerDef(g, card);
  if (def.kind !== 'instant') return;
  g.emit('ability-fired', { seat, card });
  yield* carryOut(g, { by: seat, card, faction: def.faction }, def);
}

const figure: Verb = function* (g, doing, step): Flow<void> {
  if (freeBases(g, doing.by) === 0) return;
  const guilds = guildsInReserve(g, step.figure as Faction | 'any');
  const [only, ...others] = guilds;
  const as = (guild: string) => ({ key: 'guild', place: guild });
  const guild = others.length === 0 ? only : yield* choose(g, doing.by, 'choose-guild', guilds, { as });
  if (guild) gainFigure(g, doing.by, guild);
};

/** MC-SPEC-03, MC-FAQC-06: into any location; Malavestros into another than the one he is in. */
const place: Verb = function* (g, doing, step): Flow<void> {
  const id = step.place as NonNullable<EffectStep['place']>;
  const { malavestros } = g.state;
  const at = yield* choose(
    g,
    doing.by,
    'place-figure',
    LOCATIONS.map(location => location.id),
    {
      params: { figure: id },
      rule: id === MALAVESTROS ? 'MC-FAQC-06' : 'MC-SPEC-03',
      as: asPlace,
      refuse: location =>
        id === MALAVESTROS && location === malavestros ? g.refuse('MC-FAQC-06', 'already-there') : undefined,
    },
  );
  if (!at) return;
  doing.placed = at;
  if (id !== MALAVESTROS) return placeSpecial(g, doing.by, id, at);
  g.state.malavestros = at;
  g.emit('malavestros-placed', { seat: doing.by, place: at });
};

const move: Verb = (g, { by, placed }, step) => {
  const to = locationsFor(step.to ?? 'any', placed);
  const [only] = to;
  const most = step.upTo ?? Number.MAX_SAFE_INTEGER;
  if (step.move === 'anyone') return only && moveAnyones(g, by, only);
  if (step.from === 'each-its-place') return moveApart(g, by, to, most);
  return moveTogether(g, by, to, most, step.optional ?? false);
};

const send: Verb = function* (g, doing, step): Flow<void> {
  const places = locationsFor(step.from ?? 'any', doing.placed);
  const candidates = guildFigures(g, opponents(g, doing.by), places);
  const sent = yield* choose(g, doing.by, 'send-figure', candidates, { as: asFigure });
  if (!sent?.guild) return;
  sendToCrypt(g, sent.seat, sent.guild, sent.at);
  yield* carryOutSteps(g, doing, step.then ?? []);
};

/** MC-GUILD-05: its figure was chosen when the price was paid. */
const giveBack: Verb = (g, { by, figure: chosen }) => {
  if (chosen?.guild) returnFigure(g, chosen.seat, chosen.guild, chosen.at, by);
  else if (chosen?.special) removeSpecial(g, chosen.special);
};

const take: Verb = (g, { by }, step) => {
  if (step.take === 'dreadsbane-token') {
    g.state.dreadsbane = by;
    g.emit('dreadsbane-taken', { seat: by });
  } else {
    // MC-DEATH-01, MC-DEATH-07: turn order changes from the next phase on.
    g.state.death = by;
    g.emit('death-taken', { seat: by });
  }
};

// --- cards ---

/** MC-FAQC-17, MC-FAQC-18: its reward, and nobody's penalty. */
const defeat: Verb = function* (g, doing): Flow<void> {
  const card = yield* chooseRaker(g, doing.by);
  if (card === undefined) return;
  g.emit('raker-defeated', { seat: doing.by, card });
  yield* carryOutSteps(g, { by: doing.by, card }, wallowsDef(g, card).reward ?? []);
  discardWallows(g, card);
};

const reveal: Verb = function* (g, doing, step): Flow<void> {
  if (!(yield* revealWallows(g, doing.by, step))) yield* carryOutSteps(g, doing, step.otherwise ?? []);
};

const VERBS = {
  gain,
  lose,
  steal,
  contribute,
  convert,
  raise: (g, { by }, step) =>
    raise(g, step.raise as NonNullable<EffectStep['raise']>, step.number ?? 1, [by]),
  lower: (g, { by }, step) => lower(g, step.lower as NonNullable<EffectStep['lower']>, step.number ?? 1, by),
  mourner,
  figure,
  place,
  move,
  send,
  return: giveBack,
  take,
  defeat,
  reveal,
  look: (g, { by }, step) => lookAt(g, by, step),
  turn: (g, { by }) => turnMourner(g, by),
  discard: (g, { by }) => discardOpen(g, by),
  swap: (g, { by }, step) => swapCourt(g, by, step),
} as const satisfies Partial<Record<keyof EffectStep, Verb>>;

const verbOf = (step: EffectStep): Verb => {
  for (const name in VERBS)
    if (step[name as keyof typeof VERBS] !== undefined) return VERBS[name as keyof typeof VERBS];
  throw new Error(`no verb carries out ${JSON.stringify(step)}`);
};

/** Every question on the way names the card that asks and the rule behind it, unless it has its own. */
function* citing({ card, rule }: Doing, flow: Flow<void>): Flow<void> {
  const cited = { ...(card !== undefined && { source: card }), ...(rule && { rule }) };
  let next = flow.next();
  while (!next.done) {
    const questions = next.value;
    next = flow.next(
      yield questions === ABANDON ? questions : questions.map(question => ({ ...cited, ...question })),
    );
  }
}

/** MC-TIMING-01: in the order written. */
export function* carryOutSteps(g: G, doing: Doing, steps: readonly EffectStep[]): Flow<void> {
  for (const step of steps) {
    const does = verbOf(step)(g, doing, step);
    if (does) yield* citing(doing, does);
  }
}

function* pay(g: G, doing: Doing, { pay: goods, of, number = 1, return: back }: Cost): Flow<void> {
  const { by } = doing;
  if (goods === 'etherea') spendEtherea(g, by, number);
  else if (goods === 'influence' && of === 'figure') {
    const chosen = yield* choose(g, by, 'return-figure', returnable(g, by, number), {
      rule: 'MC-GUILD-05',
      as: asFigure,
    });
    if (!chosen) return;
    doing.figure = chosen;
    spendInfluence(g, by, factionOf(chosen), number);
  } else if (goods === 'influence' && of) spendInfluence(g, by, of as Faction, number);
  if (!back) return;
  const own = guildFigures(g, [by], [CRYPT]);
  const given = yield* choose(g, by, 'return-own', own, { as: asFigure });
  if (given?.guild) returnFigure(g, by, given.guild, CRYPT, by);
}

/** Pays the price and does what is written: whoever calls has seen to it that nothing refuses it. */
export function* carryOut(g: G, doing: Doing, deed: Omit<Deed, 'id'>): Flow<void> {
  const ruled = deed.rule ? { ...doing, rule: deed.rule } : doing;
  if (deed.cost) yield* citing(ruled, pay(g, ruled, deed.cost));
  yield* carryOutSteps(g, ruled, deed.does ?? []);
}
