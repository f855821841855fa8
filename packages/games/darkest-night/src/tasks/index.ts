import type { Flow } from '@tavolata/kernel';
import type { G, Task, TaskOf } from '../state.ts';
import { act, pray, recover, retrieve } from './actions.ts';
import { blightActs, defense, destroy } from './blights.ts';
import { attack, defend, settle } from './combat.ts';
import { createBlight, darken, interfere, placeOne, playBlightCard } from './creating.ts';
import { inherit } from './death.ts';
import { effect } from './effects.ts';
import { drawEvent, eventOver, resolveEvent } from './events.ts';
import { activateFamily, oathOver } from './oaths.ts';
import { storeDice, usePower } from './powers.ts';
import { declare, throwDice } from './rolls.ts';
import { drawFinds, search, searchRolled, takeFind } from './searching.ts';
import { simultaneous } from './simultaneous.ts';
import { relicLoss, startEffect, startEffects } from './starting.ts';
import { gainNow, reduceNow, wound } from './stats.ts';
import { foretell } from './using.ts';
import { entered, walk } from './walking.ts';
import { openWindow } from './window.ts';

type Handlers = { readonly [K in Task['do']]: (g: G, task: TaskOf<K>) => Flow<void> | void };

/** How each thing that waits is carried out. */
const HANDLERS: Handlers = {
  window: openWindow,
  simultaneous,
  effect,
  reduce: reduceNow,
  gain: gainNow,
  wound,
  inherit,
  'start-effects': startEffects,
  'start-effect': startEffect,
  'relic-loss': relicLoss,
  act,
  'use-power': usePower,
  'activate-family': activateFamily,
  walk,
  entered,
  pray,
  recover,
  retrieve,
  'store-dice': storeDice,
  foretell,
  search,
  'search-rolled': searchRolled,
  'draw-finds': drawFinds,
  'take-find': takeFind,
  attack,
  defend,
  settle,
  defense,
  destroy,
  'blight-acts': blightActs,
  'oath-over': oathOver,
  declare,
  throw: throwDice,
  'draw-event': drawEvent,
  'resolve-event': resolveEvent,
  'event-over': eventOver,
  darkness: darken,
  'create-blight': createBlight,
  'place-blight': placeOne,
  interfere,
  'play-blight-card': playBlightCard,
};

/** Takes the topmost task and carries it out. */
export function* carryOut(g: G): Flow<void> {
  const task = g.state.tasks.pop();
  if (!task) return;
  const handler = HANDLERS[task.do] as (g: G, task: Task) => Flow<void> | void;
  const flow = handler(g, task);
  if (flow) yield* flow;
}
