import type { Notice, TableEvent, TakenEvent } from '@tavolata/table';

export type Entry =
  | { readonly kind: 'event'; readonly key: string; readonly event: TableEvent }
  | { readonly kind: 'taken-back'; readonly key: string; readonly event: TakenEvent }
  | { readonly kind: 'notice'; readonly key: string; readonly notice: Notice };

/**
 * What happened and what the table itself had to say, in the order it came. After an undo events are counted from
 * further back: whatever was said before such a notice was said before it, however many events there were then. What
 * was taken back stays, in front of it. What was said before the first event that is known is left out with the rest.
 */
export function entriesOf(events: readonly TableEvent[], notices: readonly Notice[], begin = 0): Entry[] {
  const all: Entry[] = [];
  let said = notices.findLastIndex(({ at }) => at < begin) + 1;
  const sayUntil = (n: number): void => {
    const last = notices.findLastIndex(({ at }) => at <= n);
    for (; said <= last; said++) all.push(...told(notices[said] as Notice, said));
  };
  for (const event of events) {
    sayUntil(event.n);
    all.push({ kind: 'event', key: `e${event.n}`, event });
  }
  sayUntil(Number.POSITIVE_INFINITY);
  return all;
}

const told = (notice: Notice, said: number): Entry[] => [
  ...(notice.taken ?? []).map((event, i) => ({ kind: 'taken-back', key: `n${said}.${i}`, event }) as const),
  { kind: 'notice', key: `n${said}`, notice },
];
