import { signal } from '@preact/signals';
import type { ListedTable } from '@tavolata/protocol';
import { useEffect } from 'preact/hooks';
import { api } from './api.ts';

/** My tables at the server, as they were when somebody last looked. */
export const onlineTables = signal<readonly ListedTable[]>([]);

/** Whether nobody answered the last time. */
export const isServerAway = signal(false);

/** Somebody may move while I look at something else, in milliseconds. */
const LOOK_AGAIN = 20_000;

export async function lookAtTables(): Promise<void> {
  // Without a server the tables of this browser are all there are.
  const tables = await api.tables().catch(() => undefined);
  isServerAway.value = tables === undefined;
  onlineTables.value = tables ?? [];
}

/** Looks at once, whenever the page is turned to again, and now and then. */
export function useLook(look: () => void): void {
  useEffect(() => {
    look();
    addEventListener('focus', look);
    const timer = setInterval(look, LOOK_AGAIN);
    return () => {
      removeEventListener('focus', look);
      clearInterval(timer);
    };
  }, []);
}

/** How many tables wait for me, beside the one I sit at. */
export function useWaitingElsewhere(here: string | undefined): number {
  useLook(() => void lookAtTables());
  return onlineTables.value.filter(({ id, over, yourTurn }) => yourTurn && !over && id !== here).length;
}
