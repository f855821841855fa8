import type { Standing, Use } from '../behaviour.ts';
import type { Aim, G, Lasting } from '../state.ts';
import { wait } from './happen.ts';

interface For {
  readonly aims?: readonly (readonly Aim[])[];
  readonly until?: Lasting['until'];
  readonly left?: number;
}

/** Starts an effect that lasts: one of the card's own `lasting`, or a built-in one. Until the turn ends unless said otherwise. */
export function lasts(g: G, at: Standing | Use, name: string, details: For = {}): void {
  const { source, by } = at;
  const { aims = 'aims' in at ? at.aims : [], until = 'turn', left } = details;
  const event = 'event' in at ? at.event : undefined;
  const lasting: Lasting = {
    id: g.state.nextId++,
    source,
    name,
    aims,
    until,
    ...(by && { by }),
    ...(left !== undefined && { left }),
    ...(event && { event }),
  };
  g.state.lasting = [...g.state.lasting, lasting];
}

export function endLasting(g: G, at: Standing): void {
  g.state.lasting = g.state.lasting.filter(({ id }) => id !== at.lasting?.id);
}

/** The same effect, about something else from now on. */
export function aimLasting(g: G, at: Standing, aims: Lasting['aims']): void {
  g.state.lasting = g.state.lasting.map(one => (one.id === at.lasting?.id ? { ...one, aims } : one));
}

/** The effect of one of the card's own `lasting` waits for the next priority, as a triggered ability (FS-TRIG-02). */
export const triggerLasting = (g: G, { source, by }: Standing, name: string): void =>
  wait(g, { source, path: ['lasting', name, 'effect'], ...(by && { by }) });

/** The same so many times: each is over before the next begins. */
export function oneAfterAnother(g: G, at: Standing, name: string, times: number): void {
  for (let n = 0; n < times; n++) triggerLasting(g, at, name);
}

export interface Boost {
  readonly hp?: number;
  readonly atk?: number;
  readonly dc?: number;
  readonly rolls?: number;
}

/** Until the end of the turn, on one player or object; without one, on all monsters (FS-EFF-05). */
export function boost(g: G, at: Standing, to: Aim | undefined, by: Boost): void {
  const aims = to ? [[to]] : [];
  if (by.hp) lasts(g, at, 'more-hp', { aims, left: by.hp });
  if (by.atk) lasts(g, at, 'more-atk', { aims, left: by.atk });
  if (by.dc) lasts(g, at, 'more-dc', { aims, left: by.dc });
  if (by.rolls) lasts(g, at, 'better-rolls', { aims, left: by.rolls });
}

/** The three forms of preventing damage to come, and shrinking it (FS-PREV-03). */
export const preventNext = (g: G, at: Standing, to: Aim, amount: number): void =>
  lasts(g, at, 'shield-amount', { aims: [[to]], left: amount });
export const preventUpTo = (g: G, at: Standing, to: Aim, amount: number): void =>
  lasts(g, at, 'shield-once', { aims: [[to]], left: amount });
export const preventInstance = (g: G, at: Standing, to: Aim): void =>
  lasts(g, at, 'shield-whole', { aims: [[to]] });
export const shrinkInstance = (g: G, at: Standing, to: Aim): void =>
  lasts(g, at, 'shrink-once', { aims: [[to]] });
