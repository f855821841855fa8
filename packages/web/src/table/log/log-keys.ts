/** What can be opened in a line. None of it is a stop of the Tab key: the log as a whole is one. */
const ITEMS = '.card-link, button';
const STEP: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** Enter goes into the lines of the log, from the last one up; arrows go from one to the next, Escape leads out again. */
export function walkLog(event: KeyboardEvent): void {
  const list = event.currentTarget as HTMLElement;
  const items = [...list.querySelectorAll<HTMLElement>(ITEMS)];
  const at = items.indexOf(event.target as HTMLElement);
  const next = nextOf(event.key, at, items.length);
  if (next === undefined) return;
  const to = next === 'out' ? list : items[next];
  to?.focus();
  to?.scrollIntoView({ block: 'nearest' });
  event.preventDefault();
  event.stopPropagation();
}

function nextOf(key: string, at: number, count: number): number | 'out' | undefined {
  if (at < 0) return key === 'Enter' && count > 0 ? count - 1 : undefined;
  if (key === 'Escape') return 'out';
  const step = STEP[key];
  return step === undefined ? undefined : Math.min(count - 1, Math.max(0, at + step));
}
