import { choose, type Flow, type Seat } from '@tavolata/kernel';
import { carryOut, DECLINED, type Does } from '../behaviour.ts';
import type { G, Trigger } from '../state.ts';
import { isUsed, use } from './build.ts';
import { activeRooms, roomDef, spotOf } from './dungeon.ts';
import { defeat, healthOf } from './heroes.ts';

/** Liger's Den and its like: only Spells that resolved count (BM-CARD-09). */
export function noteSpellResolved(g: G, seat: Seat): void {
  for (const { room } of activeRooms(g, seat)) {
    if (g.def(room).does.whenSpellResolved && !isUsed(g, room))
      g.state.triggers.push({ owner: seat, room, on: 'spell-resolved' });
  }
}

/** Abilities that fired resolve as soon as the cost or effect that caused them is complete (BM-ACT-09). */
export function* settleTriggers(g: G): Flow<void> {
  while (g.state.triggers.length > 0) yield* resolveTrigger(g);
}

/** What follows when a whole effect is complete: the Hero whose Room it destroyed is checked, abilities fire. */
export function* settle(g: G): Flow<void> {
  checkUprooted(g);
  yield* settleTriggers(g);
}

/** BM-ADV-22: not before cost and effect together have fully resolved. */
function checkUprooted(g: G): void {
  const { walk, active } = g.state;
  if (!walk?.uprooted || !active) return;
  walk.uprooted = false;
  if (healthOf(g, walk.hero) <= 0) defeat(g, walk.hero, active);
}

/** The active player's first, then in XP order; each owner orders their own. */
function* resolveTrigger(g: G): Flow<void> {
  const { triggers, active, order } = g.state;
  const owners = active ? [active, ...order] : order;
  const owner = owners.find(seat => triggers.some(trigger => trigger.owner === seat));
  if (!owner) throw new Error('an ability fired for somebody who is out');
  const rooms = [
    ...new Set(triggers.filter(trigger => trigger.owner === owner).map(trigger => trigger.room)),
  ];
  const room = yield* choose(g, owner, 'next-ability', rooms, { rule: 'BM-ACT-09' });
  const at = g.state.triggers.findIndex(trigger => trigger.owner === owner && trigger.room === room);
  const [chosen] = g.state.triggers.splice(at, 1) as [Trigger];
  // BM-ROOM-03, BM-DEATH-04: only while the Room is visible and active.
  if (!spotOf(g, chosen.room)) return;
  const limited = roomDef(g, chosen.room).oncePerTurn ?? false;
  if (limited && isUsed(g, chosen.room)) return;
  g.emit('ability-fired', { seat: owner, room: chosen.room });
  const outcome = yield* carryOut(abilityOf(g, chosen));
  if (limited && outcome !== DECLINED) use(g, chosen.room);
}

function abilityOf(g: G, { owner, room, on }: Trigger): Does {
  const { does } = g.def(room);
  const ability = {
    'hero-defeated-here': does.whenHeroDefeatedHere,
    'room-destroyed': does.whenAnotherDestroyed,
    'spell-resolved': does.whenSpellResolved,
  }[on];
  if (!ability) throw new Error(`${g.def(room).id} has no ability for ${on}`);
  return ability(g, { me: owner, card: room });
}
