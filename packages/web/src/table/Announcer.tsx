import { useSignal } from '@preact/signals';
import type { Speaker } from '@tavolata/table';
import { useEffect, useRef } from 'preact/hooks';
import type { TableSnapshot } from '../session/session.ts';
import { entriesOf } from './log/log-entries.ts';
import type { TablePageState } from './state/page-state.ts';

/** Lines that stay to be gone back to. */
const MOST = 20;

interface Line {
  readonly key: number;
  readonly text: string;
}

/** How much has been told. */
interface Heard {
  readonly event: number;
  readonly notices: number;
  readonly asked: Asked;
}

/** The same words may be asked again. */
interface Asked {
  readonly q: string | undefined;
  readonly words: string;
}

const heardOf = (table: TableSnapshot | undefined, asked: Asked): Heard => ({
  event: table?.events.at(-1)?.n ?? 0,
  notices: table?.notices.length ?? 0,
  asked,
});

/** What has happened since, a line each. */
function newsOf(table: TableSnapshot | undefined, heard: Heard, speaker: Speaker): string[] {
  const events = table?.events ?? [];
  const from = events.findLastIndex(({ n }) => n <= heard.event) + 1;
  return entriesOf(events.slice(from), table?.notices.slice(heard.notices) ?? []).flatMap(entry => {
    if (entry.kind === 'taken-back') return [];
    const text = entry.kind === 'notice' ? speaker.notice(entry.notice) : speaker.event(entry.event);
    return text === undefined ? [] : [text];
  });
}

const NOTHING: Asked = { q: undefined, words: '' };

const askedIn = (frame: HTMLElement | null): Asked => ({
  q: frame?.dataset.question,
  words: [...(frame?.querySelectorAll('.prompt p') ?? [])].map(line => line.textContent?.trim()).join(' '),
});

/**
 * One voice for whoever listens: what happened, in order, then what is asked. Of live regions of their own one would cut
 * the other off, and nobody knows which is heard first.
 */
export function Announcer({ state }: { readonly state: TablePageState }) {
  const lines = useSignal<readonly Line[]>([]);
  const heard = useRef<Heard | undefined>(undefined);
  useEffect(() => {
    const frame = document.querySelector<HTMLElement>('.tv');
    const prompt = frame?.querySelector('.tv-edge .prompt');
    const tell = (): void => {
      const table = state.session.table.peek();
      const asked = askedIn(frame);
      // What happened before this page was opened is for the log alone.
      const before = heard.current ?? heardOf(table, NOTHING);
      const news = newsOf(table, before, state.speaker.peek());
      const { q, words } = before.asked;
      if (asked.words !== '' && (asked.words !== words || asked.q !== q)) news.push(asked.words);
      heard.current = heardOf(table, asked);
      if (news.length === 0) return;
      const last = lines.peek().at(-1)?.key ?? 0;
      const told = news.map((text, i) => ({ key: last + i + 1, text }));
      lines.value = [...lines.peek(), ...told].slice(-MOST);
    };
    tell();
    const watch = new MutationObserver(tell);
    if (frame) watch.observe(frame, { attributeFilter: ['data-question'] });
    if (prompt) watch.observe(prompt, { childList: true, characterData: true, subtree: true });
    // Before the question that follows is drawn.
    const stop = state.session.table.subscribe(tell);
    return () => {
      watch.disconnect();
      stop();
    };
  }, [state]);
  return (
    <div class="unseen" role="log" aria-live="polite">
      {lines.value.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}
