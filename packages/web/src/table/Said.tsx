import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { Notice, Speaker } from '@tavolata/table';
import type { TablePageState } from './state/page-state.ts';

/** Long enough to be read. */
const LASTS = 5000;

/** What the table itself has just said, for a while: where the log is not in sight nobody would know otherwise. */
export function Said({ state }: { readonly state: TablePageState }) {
  const table = state.session.table;
  const heard = useSignal(table.peek()?.notices.length);
  const shown = useSignal<Notice | undefined>(undefined);
  const count = useComputed(() => table.value?.notices.length);
  useSignalEffect(() => {
    const before = heard.peek();
    heard.value = count.value;
    // What was said before this page was opened is for the log alone.
    if (before === undefined || count.value === undefined || count.value <= before) return;
    const last = table.peek()?.notices.at(-1);
    // A wish to take back is asked or told elsewhere, as long as it stands.
    if (last?.type !== 'undo-asked') shown.value = last;
  });
  useSignalEffect(() => {
    if (!shown.value) return undefined;
    const timer = setTimeout(() => {
      shown.value = undefined;
    }, LASTS);
    return () => clearTimeout(timer);
  });
  return (
    <div class="said">{shown.value && <p class="notice">{wordsOf(shown.value, state.speaker.value)}</p>}</div>
  );
}

/** Of what was taken back, the first line as the log told it. */
function wordsOf(notice: Notice, speaker: Speaker): string {
  for (const event of notice.taken ?? []) {
    const line = speaker.event(event);
    if (line !== undefined)
      return speaker.say('undo.told', { name: notice.params.seat, line: { name: line } });
  }
  return speaker.notice(notice);
}
