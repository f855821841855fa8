import type { CardId, Option, Seat } from '@tavolata/kernel';
import type { Answers, Effect } from '../behaviour.ts';
import type { G, StackItem } from '../state.ts';
import { hpOf } from '../table/standing.ts';
import { active, defBy, faceOf, handOf, leftOf } from '../table/table.ts';
import { lootPlaysLeft } from '../verbs/playing.ts';

/** What effects answer by what they are aimed at, where nothing else is said. */
const BY_TARGET: Readonly<Record<string, Answers>> = { 'target-roll': 'roll', 'target-ability': 'stack' };

function* answersOf({ answers, modes, targets = [] }: Effect): Generator<Answers> {
  if (answers) yield answers;
  for (const { prompt } of targets) if (BY_TARGET[prompt]) yield BY_TARGET[prompt];
  for (const mode of Object.values(modes ?? {})) yield* answersOf(mode);
}

const lootEffect = (g: G, card: CardId): Effect => defBy(g, g.def(card).id).does.loot ?? {};
function effectOf(g: G, { key, card, value = 0 }: Option): Effect {
  if (card === undefined) return {};
  return key === 'tap' || key === 'paid'
    ? (faceOf(g, card).does.abilities?.[value]?.effect ?? {})
    : lootEffect(g, card);
}

/** Oneself, and where all win together everybody. */
const isMine = (g: G, me: Seat, seat: Seat | undefined): boolean =>
  seat !== undefined && (seat === me || g.state.together);

/** Whether an answer of a kind bears on what is about to resolve. */
function bears(g: G, me: Seat, answers: Answers, top: StackItem | undefined): boolean {
  switch (answers) {
    case 'roll':
      return top?.kind === 'roll';
    case 'stack':
      return (top?.kind === 'loot' || top?.kind === 'ability') && !isMine(g, me, top.by);
    case 'damage':
      return isThreat(g, me, top);
    case 'harm':
      return (top?.kind === 'damage' && top.combat === true) || wouldEndAttack(g, me, top);
    case 'boost':
      return isThreat(g, me, top) || (top?.kind === 'roll' && !!top.attack && isMine(g, me, top.by));
    case 'loot-play':
      return (
        lootPlaysLeft(g, me) <= 0 && handOf(g, me).some(card => isUseful(g, me, lootEffect(g, card), top))
      );
  }
}

const isThreat = (g: G, me: Seat, top: StackItem | undefined): boolean =>
  (top?.kind === 'damage' && isMine(g, me, top.to.seat)) ||
  (top?.kind === 'death' && isMine(g, me, top.of.seat));

/** A point of damage ends my attack before its roll counts. */
const wouldEndAttack = (g: G, me: Seat, top: StackItem | undefined): boolean =>
  top?.kind === 'roll' && top.attack !== undefined && isMine(g, me, top.by) && hpOf(g, top.attack) === 1;

function isUseful(g: G, me: Seat, effect: Effect, top: StackItem | undefined): boolean {
  for (const answers of answersOf(effect)) if (bears(g, me, answers, top)) return true;
  return false;
}

/** The last moment before what is charged will be charged anyway: the end of the turn before one's own. */
const isLastCall = (g: G, me: Seat): boolean =>
  g.state.stage === 'turn-end' &&
  g.state.stack.length === 0 &&
  me !== active(g) &&
  leftOf(g, active(g)) === me;

/**
 * A response is worth a stop only if it can bear on what is about to resolve: whatever else it does can be done as
 * well in the player's own action phase. Nobody is kept from it who asks to be stopped everywhere.
 */
export function withIdle(g: G, me: Seat, option: Option): Option {
  const { key } = option;
  if (key === 'pass' || (key === 'tap' && isLastCall(g, me))) return option;
  return isUseful(g, me, effectOf(g, option), g.state.stack.at(-1)) ? option : { ...option, idle: true };
}
