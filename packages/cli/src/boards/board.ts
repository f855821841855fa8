import type { Def, Json, Play, State } from '@tavolata/kernel';
import type { Voice } from '../speech.ts';

/** What a drawing is made of: a view of the position, and words. */
export interface BoardContext {
  readonly g: Play<State, Def>;
  readonly voice: Voice;
  /** A card by its definition, or by its back where that is all the view tells. */
  readonly nameOf: (def: string) => string;
}

/** Draws a position as lines. */
export type Board = (context: BoardContext) => string[];

/** For a game nobody has drawn: its glance, indented. */
export const plainBoard: Board = ({ g }) => outline(g.game.glance(g));

function outline(value: Json, indent = ''): string[] {
  if (typeof value !== 'object') return [`${indent}${value}`];
  return Object.entries(value).flatMap(([key, item]) => {
    if (item === undefined) return [];
    const isFlat = typeof item !== 'object' || Array.isArray(item);
    return isFlat
      ? [`${indent}${key}: ${Array.isArray(item) ? item.map(one => JSON.stringify(one)).join(' ') : item}`]
      : [`${indent}${key}:`, ...outline(item as Json, `${indent}  `)];
  });
}

export function contextOf(g: Play<State, Def>, voice: Voice): BoardContext {
  const backs = new Map(g.game.blanks.map(({ id, back }) => [id, back]));
  const nameOf = (def: string): string => voice.card(def, backs.get(def));
  return { g, voice, nameOf };
}
