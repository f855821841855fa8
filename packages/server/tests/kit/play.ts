import { anyPick } from '@tavolata/kernel/laws';
import { expect } from 'vitest';
import type { Line } from './line.ts';

/** Numbers that hang on the seed alone. */
export function numbers(seed: number): (below: number) => number {
  let word = seed | 0;
  return below => {
    word = (Math.imul(word, 1664525) + 1013904223) | 0;
    return (word >>> 8) % below;
  };
}

/** Answers whatever it is asked until the match is over, or so many answers were given; returns how many. */
export async function play(line: Line, seed: number, most = Number.POSITIVE_INFINITY): Promise<number> {
  const below = numbers(seed);
  let answers = 0;
  let last: string | undefined;
  const isOver = () => line.snapshot.phase === 'over' || line.closed !== undefined;
  while (answers < most) {
    await line.until(() => isOver() || (line.snapshot.asked?.q ?? last) !== last);
    const { asked } = line.snapshot;
    if (isOver() || !asked) break;
    last = asked.q;
    expect(await line.answer(anyPick(asked.question, below), asked.q)).toMatchObject({ ok: true });
    answers++;
  }
  return answers;
}

/** From here on nothing answers itself at these people's table, and each has heard all there is to hear. */
export async function quiet(lines: readonly Line[]): Promise<void> {
  for (const line of lines) await line.command({ do: 'stops', mode: 'everything', askForced: true });
  for (const line of lines) await line.settled();
}

/** So many answers, by whoever of these is asked, one after the other. */
export async function exchange(lines: readonly Line[], count: number, seed = 1): Promise<void> {
  const below = numbers(seed);
  const last = new Map<Line, string>();
  const fresh = (line: Line) => {
    const { asked } = line.snapshot;
    return asked && asked.q !== last.get(line) ? asked : undefined;
  };
  for (let i = 0; i < count; i++) {
    await Promise.race(lines.map(line => line.until(() => fresh(line) !== undefined)));
    const line = lines.find(one => fresh(one));
    const asked = line && fresh(line);
    if (!asked) throw new Error('nobody is asked');
    last.set(line, asked.q);
    expect(await line.answer(anyPick(asked.question, below), asked.q)).toMatchObject({ ok: true });
  }
}
