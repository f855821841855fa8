import type { Def, Json, Play, State } from '@tavolata/kernel';
import type { Terminal, TerminalBoard, TerminalContext } from '@tavolata/kernel/terminal';
import type { Voice } from './speech.ts';

/** For a game nobody has drawn: its glance, indented. */
const plainBoard: TerminalBoard = ({ g }) => outline(g.game.glance(g));

/** What a game without a folder `terminal/` shows. */
export const plainTerminal: Terminal = { played: [], board: plainBoard };

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

export function contextOf(g: Play<State, Def>, voice: Voice): TerminalContext {
  const backs = new Map((g.game.blanks ?? []).map(({ id, back }) => [id, back]));
  const nameOf = (def: string): string => voice.card(def, backs.get(def));
  return { g, voice, nameOf };
}
