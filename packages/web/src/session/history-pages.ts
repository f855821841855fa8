import type { Signal } from '@preact/signals';
import type { HistoryPage } from '@tavolata/protocol';
import type { TableSnapshot } from './session.ts';

/** Adds a page before what was told. What an undo has taken back meanwhile is left out, and what leaves a gap adds nothing. */
export function withHistoryPage(table: TableSnapshot, { before, from, events }: HistoryPage): TableSnapshot {
  if (before < table.begin || from >= table.begin) return table;
  const earlier = events.filter(({ n }) => n < table.begin);
  return { ...table, begin: from, events: [...earlier, ...table.events] };
}

/** Fetches the history of a table backwards, one page at a time. */
export class HistoryLoader {
  private readonly table: Signal<TableSnapshot | undefined>;
  private readonly ask: (before: number) => void;
  private waiting: { readonly page: Promise<boolean>; readonly settle: (came: boolean) => void } | undefined;

  constructor(table: Signal<TableSnapshot | undefined>, ask: (before: number) => void) {
    this.table = table;
    this.ask = ask;
  }

  /** False if there is nothing earlier, or it could not be had now. */
  load(): Promise<boolean> {
    const before = this.table.peek()?.begin ?? 0;
    if (before === 0) return Promise.resolve(false);
    if (this.waiting) return this.waiting.page;
    let settle = (_came: boolean): void => {};
    const page = new Promise<boolean>(resolve => {
      settle = resolve;
    });
    this.waiting = { page, settle };
    this.ask(before);
    return page;
  }

  came(page: HistoryPage): void {
    const table = this.table.peek();
    const longer = table && withHistoryPage(table, page);
    this.table.value = longer;
    this.end(longer !== table);
  }

  failed(): void {
    this.end(false);
  }

  private end(came: boolean): void {
    const { waiting } = this;
    this.waiting = undefined;
    waiting?.settle(came);
  }
}
