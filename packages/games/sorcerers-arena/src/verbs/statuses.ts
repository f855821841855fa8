import { type Gains, type StatusName, statusDef } from '../defs.ts';
import type { CharacterId, G } from '../state.ts';
import { character, countersOf, isStanding } from './characters.ts';

/** SA-STAT-02, SA-STAT-04: a new tile, or more counters on the one there is. SA-KO-05: nothing for one who is KO'd. */
export function gain(g: G, id: CharacterId, gains: Gains): void {
  const who = character(g, id);
  if (!isStanding(who)) return;
  for (const [status, number] of Object.entries(gains) as [StatusName, number][]) {
    who.statuses[status] = countersOf(who, status) + number;
    g.emit('status-gained', {
      character: who.name,
      seat: who.seat,
      status,
      number,
      total: countersOf(who, status),
    });
  }
}

/** SA-STAT-14: only those counters; a tile without counters goes (SA-STAT-05), and nothing is triggered here. */
export function takeCounters(g: G, id: CharacterId, status: StatusName, number: number): void {
  const who = character(g, id);
  const left = Math.max(0, countersOf(who, status) - number);
  if (left > 0) who.statuses[status] = left;
  else delete who.statuses[status];
  g.emit('status-lost', { character: who.name, seat: who.seat, status, number, total: left });
}

export const isTriggered = (status: StatusName): boolean => statusDef(status).timing === 'triggered';
