import type { Waiting } from '@tavolata/board-kit';

export interface QueueGroup extends Waiting {
  readonly times: number;
}

const isSame = (one: Waiting, other: Waiting): boolean =>
  one.card === other.card && one.by === other.by && one.line === other.line && one.effect === other.effect;

/** Of what waits one after the other and is the same, one, with how often it waits. */
export function queueGroups(queue: readonly Waiting[]): readonly QueueGroup[] {
  const found: QueueGroup[] = [];
  for (const each of queue) {
    const last = found.at(-1);
    if (last && isSame(last, each)) found[found.length - 1] = { ...last, times: last.times + 1 };
    else found.push({ ...each, times: 1 });
  }
  return found;
}
