import { ABANDON, type Ask, type Flow } from '@tavolata/kernel';
import type { Doing, G, Stage } from '../state.ts';
import { followMaxHp } from '../verbs/damage.ts';
import { deciderOf } from '../verbs/table.ts';
import { attackGoesOn } from './attack.ts';
import { priority } from './priority.ts';
import { purchaseGoesOn } from './purchase.ts';
import { resolveTop } from './resolve.ts';
import { settle } from './settle.ts';
import { draft, eden, firstPlayer } from './setup.ts';
import { endGoesOn, handLimit, lootStep, nextStage, passTurn, rechargeStep, roomDiscard } from './turn.ts';

/** Parts of the setup and of the turn in which nobody has priority (FS-PRIO-08). */
const SILENT: Readonly<Partial<Record<Stage, (g: G) => Flow<void> | void>>> = {
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
const DOING: Readonly<Record<Doing, (g: G) => Flow<void>>> = {
  settle,
  priority,
  resolve: resolveTop,
  advance,
};

export function* step(g: G): Flow<void> {
  const { stage, doing } = g.state;
  const flow = (SILENT[stage] ?? DOING[doing])(g);
  if (flow) yield* asked(g, flow);
  followMaxHp(g);
}

/** Questions go to whoever decides for the player they are for. */
function* asked(g: G, flow: Flow<void>): Flow<void> {
  let next = flow.next([]);
  while (!next.done) {
    const parts = next.value;
    next = flow.next(yield parts === ABANDON ? parts : parts.map(part => redirected(g, part)));
  }
}

function redirected(g: G, ask: Ask): Ask {
  const seat = deciderOf(g, ask.seat);
  return seat === ask.seat ? ask : { ...ask, seat, params: { ...ask.params, character: ask.seat } };
}

/** Everybody has passed over an empty stack: what was declared goes on, or the turn does. */
function* advance(g: G): Flow<void> {
  const { attack, purchase, endDeclared, stage } = g.state;
  if (stage !== 'action') return nextStage(g);
  if (attack) return yield* attackGoesOn(g, attack);
  if (purchase) return yield* purchaseGoesOn(g, purchase);
  if (endDeclared) return endGoesOn(g);
  g.state.doing = 'settle';
}
