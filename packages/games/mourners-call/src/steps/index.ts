import type { Flow } from '@tavolata/kernel';
import type { G, StepName } from '../state.ts';
import { action, actionOver, turn } from './action.ts';
import { count } from './count.ts';
import { dealCourt, draftPass } from './draft.ts';
import { dreadsgrip, gripLocation } from './dreadsgrip.ts';
import { dueNow, resolveDue } from './due.ts';
import { rollEtherea, takePile } from './etherea.ts';
import { guildBonus, locationAction, resolution, resolveGuild, resolveLocation } from './resolution.ts';
import { restore, restoreCards, restoreFigures, restoreWallows } from './restore.ts';
import { chooseMotives, startersOver, startingMourner } from './setup.ts';
import { bid, quota, quotaLost, quotaUnity, raiseBid, tithe } from './tithe.ts';
import { wallows } from './wallows.ts';

/** The rulebook's table of contents: what each step does, and with it which comes next (MC-ROUND-02). */
const STEPS: Readonly<Record<StepName, (g: G) => Flow<void> | void>> = {
  'choose-motives': chooseMotives,
  'starting-mourner': startingMourner,
  'starters-over': startersOver,
  'roll-etherea': rollEtherea,
  'take-pile': takePile,
  wallows,
  'deal-court': dealCourt,
  'draft-pass': draftPass,
  action,
  turn,
  'action-over': actionOver,
  dreadsgrip,
  'grip-location': gripLocation,
  tithe,
  bid,
  'raise-bid': raiseBid,
  quota,
  'quota-unity': quotaUnity,
  'quota-lost': quotaLost,
  resolution,
  'resolve-location': resolveLocation,
  'location-action': locationAction,
  'resolve-guild': resolveGuild,
  'guild-bonus': guildBonus,
  restore,
  'restore-figures': restoreFigures,
  'restore-wallows': restoreWallows,
  'restore-cards': restoreCards,
  count,
};

/** What is one outcome for several players is finished before anything that waits. */
const HOLDING: readonly StepName[] = ['raise-bid', 'quota', 'quota-unity', 'quota-lost'];

/** Whatever waits comes first (MC-WAL-04, MC-TIMING-02); when nothing does, the game goes on where it stood. */
export function* step(g: G): Flow<void> {
  const due = HOLDING.includes(g.state.next) ? undefined : dueNow(g);
  if (due) return yield* resolveDue(g, due);
  const flow = STEPS[g.state.next](g);
  if (flow) yield* flow;
}
