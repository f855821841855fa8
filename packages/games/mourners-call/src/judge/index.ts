import {
  type Advice,
  type AssignQuestion,
  type Judge,
  type NumberQuestion,
  type Option,
  type Pick,
  type Question,
  rankOptions,
  type Seat,
} from '@tavolata/kernel';
import {
  type CardDef,
  type Faction,
  GUILDS,
  type GuildId,
  isGuild,
  LOCATIONS,
  type LocationId,
  limits,
  MALAVESTROS,
  type Place,
} from '../defs.ts';
import type { G, MournersCallState } from '../state.ts';
import { mournerDef, player, wallowsDef } from '../verbs/board.ts';
import { openPoints } from '../verbs/scoring.ts';
import { actWorths } from './acting.ts';
import { bidWorths } from './bidding.ts';
import { ethereaWorth } from './etherea.ts';
import { pursued } from './motive.ts';
import {
  bestMove,
  bestMoveFrom,
  cityOf,
  guildWorth,
  jesterWorth,
  movesFrom,
  prospect,
  standWorth,
} from './places.ts';
import { cardWorth, deedWorth, stepsWorth, value } from './worth.ts';

type Worth = (g: G, me: Seat, option: Option, question: Question) => number;
/** The same, after one look at the position that serves all options. */
type Look = (g: G, me: Seat, question: Question) => (option: Option) => number;

/** What a point of a faction is worth: those of the Motive most, scarce ones more than plentiful ones. */
const pointWorth = (g: G, me: Seat, faction: Faction): number =>
  1 + 0.5 * pursued(g, me, 'influence', faction) - 0.03 * player(g, me).influence[faction];

const keeping: Worth = (g, me, { card }) => (card === undefined ? 0 : cardWorth(g, me, card));
const givingUp: Worth = (g, me, option, question) => -keeping(g, me, option, question);
const gaining: Worth = (g, me, { place }) => pointWorth(g, me, place as Faction);
const losing: Worth = (g, me, { place }, { params }) =>
  params?.player === me ? -pointWorth(g, me, place as Faction) : pointWorth(g, me, place as Faction);
const harming: Worth = (g, me, { seat }) => (seat && seat !== me ? openPoints(g, seat) : -10);
const standing: Worth = (g, me, { place }, { params }) =>
  (params?.figure === MALAVESTROS ? jesterWorth : standWorth)(prospect(g, me, place as LocationId));
/** Figures of others that are in one's way, never one's own. */
const striking: Worth = (g, me, { seat }) => (seat && seat !== me ? 1 + openPoints(g, seat) / 20 : -5);

/** What a Mourner in play still does for its owner: an instant ability is behind it. */
const stopping: Worth = (g, me, { card }) =>
  card === undefined || mournerDef(g, card).kind === 'instant' ? 0 : cardWorth(g, me, card);

const isPaid = (question: Question): boolean =>
  question.rule === 'MC-MOVE-02' || question.rule === 'MC-MOVE-01';

/** What a sensible player likes among the options, by question. */
const WORTHS: Readonly<Record<string, Worth>> = {
  'keep-motive': keeping,
  'starting-mourner': keeping,
  'keep-mourner': keeping,
  'draft-keep': keeping,
  'pick-wallows': keeping,
  'keep-artifact': (_, __, { card }) => (card === undefined ? 0 : 1),
  'swap-take': keeping,
  'swap-give': givingUp,
  'discard-wallows': (g, me, { card }) =>
    card === undefined ? 0 : -stepsWorth(g, me, wallowsDef(g, card).penalty),
  'take-pile': (g, me, { place, value: etherea = 0 }) =>
    place ? ethereaWorth(g, me, etherea) : limits.piles.influenceInstead * 0.9,
  'move-anyones': (g, me, { seat, place, params }) =>
    seat === me && isGuild(`${params?.figure}`)
      ? bestMove(g, me, place as Place, 'cryptus-akhor', false).worth
      : 0,
  'place-figure': standing,
  'gain-influence': gaining,
  'lose-influence': losing,
  'steal-influence': gaining,
  'steal-from': harming,
  'choose-victim': harming,
  'look-at-hand': harming,
  'choose-contributor': (_, me, { seat }) => (seat === me ? 1 : 0),
  convert: (g, me, { place, value: number = 0 }) => pointWorth(g, me, place as Faction) - 0.1 * number,
  'choose-guild': (g, me, { place }) => guildWorth(g, me, place as GuildId),
  'send-figure': striking,
  'return-figure': striking,
  'lose-figure': (_, __, { place }) => (place === 'crypt' ? 1 : 0),
  'pick-lost-mourner': stopping,
  'turn-mourner': stopping,
  'defeat-raker': (g, me, { card }) =>
    card === undefined ? 0 : stepsWorth(g, me, wallowsDef(g, card).reward),
  reroll: (_, __, { value: face }) => (face === undefined ? 0 : 2.5 - face),
};

const freely: Look = (g, me) => {
  const city = cityOf(g, me);
  return ({ place }) => (place ? bestMoveFrom(g, me, city, place as Place, false) : 0);
};
const goingTo: Look = (g, me, question) => {
  const worthOf = movesFrom(g, me, cityOf(g, me), question.params?.from as Place, isPaid(question));
  return ({ place }) => worthOf(place as Place);
};
const LOOKS: Readonly<Record<string, Look>> = {
  act: actWorths,
  'move-from': freely,
  'move-figure': freely,
  'move-to': goingTo,
};

function ranked(g: G, question: Question & { readonly options: readonly Option[] }): Advice[] {
  const looked = LOOKS[question.prompt]?.(g, question.seat, question);
  const worthOf = (option: Option): number =>
    looked?.(option) ?? WORTHS[question.prompt]?.(g, question.seat, option, question) ?? 0;
  return rankOptions(question.options, worthOf);
}

/** The bonus of a location or guild, by its name. */
const deedNamed = (id: unknown) => [...LOCATIONS, ...GUILDS].find(each => each.id === id);

function agrees(g: G, question: Question): boolean {
  const deed = deedNamed(question.params?.what);
  const worth = deed ? deedWorth(g, question.seat, deed) : 0;
  switch (question.prompt) {
    case 'use-death':
    case 'use-scythe':
      return worth >= 1.2;
    case 'take-location':
    case 'take-bonus':
      return worth > 0;
    default:
      return true;
  }
}

function numberFor(g: G, question: NumberQuestion): Advice[] {
  const all = Array.from({ length: question.max - question.min + 1 }, (_, i) => question.min + i);
  switch (question.prompt) {
    case 'bid': {
      const worths = bidWorths(g, question.seat, all);
      return all
        .map((pick, i) => ({ pick, worth: worths[i] ?? 0 }))
        .sort((one, other) => other.worth - one.worth);
    }
    case 'spend-on-raker': {
      const missing = Math.max(0, Number(question.params?.needed) - Number(question.params?.total));
      return [{ pick: missing <= Math.min(question.max, 4) ? missing : 0, worth: 1 }];
    }
    default:
      return [{ pick: question.min, worth: 0 }];
  }
}

/** As much as may go where it is worth most. */
function sharesFor(g: G, question: AssignQuestion): Pick {
  if (question.prompt === 'make-piles') return question.fallback;
  const shares = question.each.map(({ min }) => min);
  let left = question.total.max;
  if (question.prompt === 'move-figures') {
    const { from, to } = question.params ?? {};
    left = Math.min(
      left,
      bestMove(g, question.seat, from as Place, to as LocationId, isPaid(question)).number,
    );
  }
  for (const { pick } of ranked(g, question)) {
    const index = pick as number;
    const share = Math.min(left, question.each[index]?.max ?? 0);
    shares[index] = share;
    left -= share;
  }
  return shares;
}

function advise(g: G, question: Question): readonly Advice[] {
  switch (question.kind) {
    case 'pick':
      return ranked(g, question);
    case 'yes-no':
      return [{ pick: agrees(g, question), worth: 1 }];
    case 'number':
      return numberFor(g, question);
    case 'assign':
      return [{ pick: sharesFor(g, question), worth: 1 }];
    default:
      return [];
  }
}

export const judge: Judge<MournersCallState, CardDef> = {
  value,
  advise,
  search: { turns: 1, restraint: 1, win: 15 },
};
