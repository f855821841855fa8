import { useSignal, useSignalEffect } from '@preact/signals';
import { say } from '@tavolata/board-kit';
import type { TablePageState } from './state/page-state.ts';

/** A line that comes back at once is nobody's business. */
const PATIENCE = 800;
const GOOD_NEWS = 2500;

/** Says when the table cannot be reached, that nothing is lost, and when it is back. */
export function Connection({ state }: { readonly state: TablePageState }) {
  const shown = useSignal<'fine' | 'lost' | 'back'>('fine');
  useSignalEffect(() => {
    const { company, online } = state.session;
    if (!company) return undefined;
    const wasLost = shown.peek() === 'lost';
    if (online.value && !wasLost) return undefined;
    if (online.value) shown.value = 'back';
    const timer = setTimeout(
      () => {
        shown.value = online.peek() ? 'fine' : 'lost';
      },
      online.value ? GOOD_NEWS : PATIENCE,
    );
    return () => clearTimeout(timer);
  });
  return (
    <div class="connection" role="status" data-is={shown.value}>
      {shown.value !== 'fine' && <p>{say(`connection.${shown.value}`)}</p>}
    </div>
  );
}
