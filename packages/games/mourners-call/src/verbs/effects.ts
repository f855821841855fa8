import { type CardId, choose, type Flow, type Seat } from '@tavolata/kernel';
import {
  type Cost,
  CRYPT,
  type Deed,
  type EffectStep,
  FACTIONS,
  type Faction,
  LOCATIONS,
  type LocationId,
} from '../defs.ts';
import type { G } from '../state.ts';
import { mourners } from '../zones.ts';
import {
  freeBases,
  guildsOwned,
  locationsWithFigures,
  mournerDef,
  opponents,
  player,
  seatsIn,
  wallowsDef,
} from './board.ts';
import { chooseRaker, discardOpen, lookAt, revealWallows, swapCourt, turnMourner } from './card-effects.ts';
import {
  asFigure,
  factionOf,
  gainFigure,
  guildFigures,
  type Pointed,
  placeSpecial,
  removeSpecial,
  returnFigure,
  sendToCrypt,
} from './figures.ts';
import {
  asFaction,
  gainAnyInfluence,
  gainEtherea,
  gainInfluence,
  gainUnity,
  loseInfluence,
  loseUnity,
  spendEtherea,
  spendInfluence,
  stealInfluence,
} from './goods.ts';
import { happens } from './happenings.ts';
import { gainMourner } from './mourners.ts';
import { asPlace, locationsFor, moveAnyones, moveApart, moveTogether } from './moves.ts';
import { decksOf, returnable, victimsOf } from './requirements.ts';
import { guildsInReserve } from './reserve.ts';
import { lower, raise } from './tracks.ts';
import { discardWallows } from './wallows.ts';

/** An effect while it is carried out: who does it, and what was chosen on the way. */
export interface Doing {
  readonly by: Seat;
  readonly card?: CardId;
  readonly faction?: Faction;
  /** Of the location moved to, for cards that pay its Influence. */
  readonly destination?: Faction;
  chosen?: Seat;
  placed?: LocationId;
  figure?: Pointed;
}

type Does = Flow<void> | void;
type Verb = (g: G, doing: Doing, step: EffectStep) => Does;

const about = ({ card }: Doing) => (card === undefined ? {} : { source: card });

// --- goods ---

function counted(g: G, { by }: Doing, per: NonNullable<EffectStep['per']>): number {
  switch (per) {
    case 'guild-owned':
      return guildsOwned(g, by).length;
    case 'location-with-figure':
      return locationsWithFigures(g, by).length;
    case 'mourner-card':
      return g.cards(mourners(by)).length;
  }
}

function amountOf(g: G, doing: Doing, { number = 1, per, most, half }: EffectStep): number {
  if (half) {
    const face = g.die();
    g.emit('die-rolled', { seat: doing.by, face });
    return Math.ceil(face / 2);
  }
  const amount = per ? number * counted(g, doing, per) : number;
  return most === undefined ? amount : Math.min(amount, most);
}

/** The faction of one choice for all points. */
function* gainOneFaction(g: G, doing: Doing, number: number, factions: readonly Faction[]): Flow<void> {
  const faction = yield* choose(g, doing.by, 'gain-influence', factions, { ...about(doing), as: asFaction });
  if (faction) gainInfluence(g, doing.by, faction, number);
}

function gainPoints(g: G, doing: Doing, of: EffectStep['of'], number: number): Does {
  const { by } = doing;
  switch (of) {
    case 'any':
      return gainAnyInfluence(g, by, number, about(doing));
    case 'one':
      return gainOneFaction(g, doing, number, FACTIONS);
    case 'other':
      return gainOneFaction(
        g,
        doing,
        number,
        FACTIONS.filter(faction => faction !== doing.faction),
      );
    case 'present':
      for (const faction of FACTIONS)
        if (locationsWithFigures(g, by, faction).length > 0) gainInfluence(g, by, faction, number);
      return;
    case 'destination':
      if (doing.destination) gainInfluence(g, by, doing.destination, number);
      return;
    case 'bone':
    case 'flesh':
    case 'spirit':
      gainInfluence(g, by, of, number);
  }
}

const gain: Verb = (g, doing, step) => {
  const seat = step.who ? doing.chosen : doing.by;
  if (!seat) return;
  const amount = amountOf(g, doing, step);
  if (step.gain === 'etherea') return gainEtherea(g, seat, amount);
  if (step.gain === 'unity') return gainUnity(g, seat, amount);
  return gainPoints(g, doing, step.of, amount);
};

/** A plain loss takes as much as the player has (MC-RAKER-12). */
const lose: Verb = function* (g, doing, step): Flow<void> {
  const { number = 1, of, who } = step;
  const chosen = who && (yield* choose(g, doing.by, 'choose-victim', victimsOf(g, doing.by, of, number)));
  if (chosen) doing.chosen = chosen;
  const seat = who ? chosen : doing.by;
  if (!seat) return;
  const { etherea, influence } = player(g, seat);
  if (step.lose === 'etherea') spendEtherea(g, seat, Math.min(number, etherea));
  else if (step.lose === 'unity') loseUnity(g, seat, number);
  else if (of === 'bone' || of === 'flesh' || of === 'spirit')
    spendInfluence(g, seat, of, Math.min(number, influence[of]));
  else yield* loseInfluence(g, seat, doing.by, number, about(doing));
  if (seat !== doing.by) happens(g, seat, 'taken-from-by-opponent');
};

const steal: Verb = function* (g, doing, { of, number = 1 }): Flow<void> {
  const { by } = doing;
  const victim = yield* choose(g, by, 'steal-from', victimsOf(g, by, of, number), { rule: 'MC-FAQC-05' });
  if (!victim) return;
  yield* stealInfluence(g, by, victim, number, of as Faction | 'any', { rule: 'MC-FAQC-04' });
  g.emit('stole', { seat: by, player: victim, number });
  happens(g, victim, 'taken-from-by-opponent');
};

/** MC-FAQC-01, MC-FAQC-02, MC-FAQC-03. */
const contribute: Verb = function* (g, doing, { number = 1 }): Flow<void> {
  const { by } = doing;
  const candidates = [by, ...seatsIn(g).filter(seat => seat !== by)];
  const chosen = yield* choose(g, by, 'choose-contributor', candidates, {
    rule: 'MC-FAQC-01',
    refuse: seat =>
      player(g, seat).etherea >= number
        ? undefined
        : g.refuse('MC-FAQC-03', 'too-little-etherea', { number }),
  });
  if (!chosen) return;
  doing.chosen = chosen;
  spendEtherea(g, chosen, number, 'forge');
  if (chosen !== by) happens(g, chosen, 'taken-from-by-opponent');
};

/** MC-FAQM-06, MC-FAQM-07: all points of one use go to the same faction. */
const convert: Verb = function* (g, doing, step): Flow<void> {
  const { by } = doing;
  const source = step.convert as Faction;
  const most = Math.min(step.upTo ?? 1, player(g, by).influence[source]);
  const offers = FACTIONS.filter(faction => faction !== source).flatMap(faction =>
    Array.from({ length: most }, (_, i) => ({ faction, number: most - i })),
  );
  const chosen = yield* choose(g, by, 'convert', offers, {
    ...about(doing),
    rule: 'MC-FAQM-06',
    params: { faction: source },
    as: ({ faction, number }) => ({ key: 'convert-into', place: faction, value: number }),
  });
  if (!chosen) return;
  spendInfluence(g, by, source, chosen.number);
  gainInfluence(g, by, chosen.faction, chosen.number);
};

// --- Mourners and figures ---

const mourner: Verb = function* (g, doing, step): Flow<void> {
  const decks = decksOf(g, step.mourner as Faction | 'any');
  const [only, ...others] = decks;
  const faction =
    others.length === 0
      ? only
      : yield* choose(g, doing.by, 'choose-deck', decks, { ...about(doing), as: asFaction });
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
  const guild =
    others.length === 0 ? only : yield* choose(g, doing.by, 'choose-guild', guilds, { ...about(doing), as });
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
      rule: id === 'figure-malavestros' ? 'MC-FAQC-06' : 'MC-SPEC-03',
      as: asPlace,
      refuse: location =>
        id === 'figure-malavestros' && location === malavestros
          ? g.refuse('MC-FAQC-06', 'already-there')
          : undefined,
    },
  );
  if (!at) return;
  doing.placed = at;
  if (id !== 'figure-malavestros') return placeSpecial(g, doing.by, id, at);
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
  if (step.take === 'figure-death') {
    // MC-DEATH-01, MC-DEATH-07: turn order changes from the next phase on.
    g.state.death = by;
    g.emit('death-taken', { seat: by });
  } else {
    g.state.dreadsbane = by;
    g.emit('dreadsbane-taken', { seat: by });
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

/** MC-TIMING-01: in the order written. */
export function* carryOutSteps(g: G, doing: Doing, steps: readonly EffectStep[]): Flow<void> {
  for (const step of steps) {
    const does = verbOf(step)(g, doing, step);
    if (does) yield* does;
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
  const given = yield* choose(g, by, 'return-own', own, { ...about(doing), as: asFigure });
  if (given?.guild) returnFigure(g, by, given.guild, CRYPT, by);
}

/** Pays the price and does what is written: whoever calls has seen to it that nothing refuses it. */
export function* carryOut(g: G, doing: Doing, deed: Pick<Deed, 'cost' | 'does'>): Flow<void> {
  if (deed.cost) yield* pay(g, doing, deed.cost);
  yield* carryOutSteps(g, doing, deed.does ?? []);
}
