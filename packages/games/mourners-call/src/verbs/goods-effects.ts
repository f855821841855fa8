import { type CardId, choose, type Flow, type Seat } from '@tavolata/kernel';
import { type EffectStep, FACTIONS, type Faction, type LocationId } from '../defs.ts';
import type { G } from '../state.ts';
import { mourners } from '../zones.ts';
import { guildsOwned, locationsWithFigures, player, seatsIn } from './board.ts';
import type { PointedFigure } from './figures.ts';
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
import { victimsOf } from './requirements.ts';

/** An effect while it is carried out: who does it, and what was chosen on the way. */
export interface Doing {
  readonly by: Seat;
  readonly card?: CardId;
  readonly rule?: string;
  readonly faction?: Faction;
  /** Of the location moved to, for cards that pay its Influence. */
  readonly destination?: Faction;
  chosen?: Seat;
  placed?: LocationId;
  figure?: PointedFigure;
}

export type Does = Flow<void> | void;
export type Verb = (g: G, doing: Doing, step: EffectStep) => Does;

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
  const faction = yield* choose(g, doing.by, 'gain-influence', factions, {
    as: each => ({ ...asFaction(each), value: number }),
  });
  if (faction) gainInfluence(g, doing.by, faction, number);
}

function gainPoints(g: G, doing: Doing, of: EffectStep['of'], number: number): Does {
  const { by } = doing;
  switch (of) {
    case 'any':
      return gainAnyInfluence(g, by, number);
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

export const gain: Verb = (g, doing, step) => {
  const seat = step.who ? doing.chosen : doing.by;
  if (!seat) return;
  const amount = amountOf(g, doing, step);
  if (step.gain === 'etherea') return gainEtherea(g, seat, amount);
  if (step.gain === 'unity') return gainUnity(g, seat, amount);
  return gainPoints(g, doing, step.of, amount);
};

/** A plain loss takes as much as the player has (MC-RAKER-12). */
export const lose: Verb = function* (g, doing, step): Flow<void> {
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
  else yield* loseInfluence(g, seat, doing.by, number);
  if (seat !== doing.by) happens(g, seat, 'taken-from-by-opponent');
};

export const steal: Verb = function* (g, doing, { of, number = 1 }): Flow<void> {
  const { by } = doing;
  const victim = yield* choose(g, by, 'steal-from', victimsOf(g, by, of, number));
  if (!victim) return;
  yield* stealInfluence(g, by, victim, number, of as Faction | 'any');
  g.emit('stole', { seat: by, player: victim, number });
  happens(g, victim, 'taken-from-by-opponent');
};

/** MC-FAQC-01, MC-FAQC-02, MC-FAQC-03. */
export const contribute: Verb = function* (g, doing, { number = 1 }): Flow<void> {
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
export const convert: Verb = function* (g, doing, step): Flow<void> {
  const { by } = doing;
  const source = step.convert as Faction;
  const most = Math.min(step.upTo ?? 1, player(g, by).influence[source]);
  const offers = FACTIONS.filter(faction => faction !== source).flatMap(faction =>
    Array.from({ length: most }, (_, i) => ({ faction, number: most - i })),
  );
  const chosen = yield* choose(g, by, 'convert', offers, {
    rule: 'MC-FAQM-06',
    params: { faction: source },
    as: ({ faction, number }) => ({ key: 'convert-into', place: faction, value: number }),
  });
  if (!chosen) return;
  spendInfluence(g, by, source, chosen.number);
  gainInfluence(g, by, chosen.faction, chosen.number);
};
