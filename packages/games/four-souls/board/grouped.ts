import type { StackItem } from '@tavolata/four-souls';
import type { SoulsScene } from './scene.ts';
import { aimsOf } from './words.ts';

/** Things on the stack that are the same in every respect, next to each other. */
export interface Group {
  readonly item: StackItem;
  /** From the top of the stack, the first of them counted. */
  readonly number: number;
  readonly times: number;
}

const keyOf = (item: StackItem): string | undefined =>
  item.kind === 'ability' && item.how === 'triggered'
    ? JSON.stringify([item.source.def, item.by, item.path, aimsOf(item)])
    : undefined;

/** The stack from the top; identical triggers are one, unless I have to tell them apart. */
export function grouped({ g, draft }: SoulsScene): Group[] {
  const groups: Group[] = [];
  const isPicked = (item: StackItem): boolean => (draft?.on({ place: `stack/${item.id}` }).length ?? 0) > 0;
  [...g.state.stack].reverse().forEach((item, i) => {
    const last = groups.at(-1);
    const key = isPicked(item) ? undefined : keyOf(item);
    if (last && key !== undefined && keyOf(last.item) === key)
      groups[groups.length - 1] = { ...last, times: last.times + 1 };
    else groups.push({ item, number: i + 1, times: 1 });
  });
  return groups;
}
