import { ABANDON, type Flow, type Question } from '@tavolata/kernel';
import type { Doing, G, TurnStage } from '../state.ts';
import { deciderOf } from '../table/table.ts';
import { followMaxHp } from '../verbs/damage.ts';
import { attackGoesOn } from './attack.ts';
import { ask, priority } from './priority.ts';
import { purchaseGoesOn } from './purchase.ts';
import { resolveTop } from './resolve.ts';
import { settle } from './settle.ts';
import { draft, eden, firstPlayer } from './setup.ts';
import { endGoesOn, handLimit, lootStep, nextStage, passTurn, rechargeStep, roomDiscard } from './turn.ts';

/** The next thing; a flow where somebody may have to choose. */
type Part = (g: G) => Flow<void> | void;

/** Parts of the setup and of the turn in which nobody has priority (FS-PRIO-08). */
const SILENT: Readonly<Partial<Record<TurnStage, Part>>> = {
  eden,
  draft,
  'first-player': firstPlayer,
  recharge: rechargeStep,
  'loot-step': lootStep,
  'hand-limit': handLimit,
  'room-discard': roomDiscard,
  'pass-turn': passTurn,
};

/** In all others the game settles, players hold priority, the stack resolves, and with an empty one it goes on. */
const DOING: Readonly<Record<Doing, Part>> = { settle, priority, ask, resolve: resolveTop, advance };

const partOf = ({ state }: G): Part => SILENT[state.stage] ?? DOING[state.doing];

/** More in one go than any real turn has: what runs in circles comes to the kernel's notice. */
const PARTS = 50;

/**
 * One part after the other until something was asked: what asks nobody needs no checkpoint of its own. A player who
 * gets priority is asked in a step of its own, so that whoever stands there has nothing to repeat.
 */
export function* step(g: G): Flow<void> {
  let part = partOf(g);
  let parts = 0;
  do {
    const flow = part(g);
    const asked = flow ? yield* answered(g, flow) : false;
    followMaxHp(g);
    if (asked || g.state.core.result) return;
    part = partOf(g);
  } while (part !== ask && ++parts < PARTS);
}

/** Questions go to whoever decides for the player they are for. True if there were any. */
function* answered(g: G, flow: Flow<void>): Flow<boolean> {
  let next = flow.next([]);
  const asked = !next.done;
  while (!next.done) {
    const parts = next.value;
    next = flow.next(yield parts === ABANDON ? parts : parts.map(part => redirected(g, part)));
  }
  return asked;
}

function redirected(g: G, question: Question): Question {
  const seat = deciderOf(g, question.seat);
  return seat === question.seat
    ? question
    : { ...question, seat, params: { ...question.params, character: question.seat } };
}

/** Everybody has passed over an empty stack: what was declared goes on, or the turn does. */
function advance(g: G): Flow<void> | void {
  const { attack, purchase, endDeclared, stage } = g.state;
  if (stage !== 'action') return nextStage(g);
  if (attack) return attackGoesOn(g, attack);
  if (purchase) return purchaseGoesOn(g, purchase);
  if (endDeclared) return endGoesOn(g);
  g.state.doing = 'settle';
}
