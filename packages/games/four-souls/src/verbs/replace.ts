import { choose, type Flow } from '@tavolata/kernel';
import type { Pending, Replacement, Standing } from '../behaviour.ts';
import type { G } from '../state.ts';
import { eachReplacement } from '../table/standing.ts';
import { active, controllerOf, isInPlay } from '../table/table.ts';

interface Candidate {
  readonly replacement: Replacement;
  readonly at: Standing;
  readonly key: string;
}

/**
 * What happens in place of an event. Each effect applies once; of several, the affected player says which comes
 * next, and it is looked anew which still apply (FS-REPL-07 to FS-REPL-09).
 */
export function* replaced(g: G, event: Pending): Flow<Pending | undefined> {
  const used = new Set<string>();
  let now: Pending | undefined = event;
  while (now) {
    const open = applicable(g, now, used);
    const [first] = open;
    if (!first) return now;
    const next: Candidate | undefined = open.every(each => isAlike(each, first))
      ? first
      : yield* choose(g, affected(g, now), 'replace-first', open, {
          rule: 'FS-REPL-08',
          as: ({ at }) => ({ key: 'card', card: at.card }),
        });
    if (!next) return now;
    used.add(next.key);
    const result: ReturnType<Replacement['apply']> = next.replacement.apply(g, next.at, now);
    now = isFlow(result) ? yield* result : result;
  }
  return undefined;
}

/** FS-REPL-08: effects that say the same do the same in either order. */
const isAlike = (one: Candidate, other: Candidate): boolean =>
  one.replacement === other.replacement && one.at.me === other.at.me;

const isFlow = (result: ReturnType<Replacement['apply']>): result is Flow<Pending | undefined> =>
  typeof result === 'object' && 'next' in result;

function applicable(g: G, event: Pending, used: ReadonlySet<string>): Candidate[] {
  const open: Candidate[] = [];
  eachReplacement(g, (replacement, at, key) => {
    if (replacement.of === event.type && !used.has(key) && replacement.applies(g, at, event))
      open.push({ replacement, at, key });
  });
  return open;
}

const affected = (g: G, { seat, card }: Pending) =>
  seat ?? (card !== undefined && isInPlay(g, card) ? controllerOf(g, card) : undefined) ?? active(g);
