import { effect } from '@preact/signals';
import type { Sounds } from '@tavolata/board-kit';
import type { TableSession, TableSnapshot } from '../session/session.ts';
import { MOST, soundsOf } from './sounds-of.ts';
import { play } from './speaker.ts';

/** Between one sound and the next, in seconds. */
const APART = 0.12;
/** Milliseconds of waiting after which somebody is called when it is their turn. */
const LONG_WAIT = 2500;

/** Lets a table be heard. In the background only 'your turn' is. */
export function playTableSounds(table: TableSession['table'], own: () => Sounds | undefined): () => void {
  let before: TableSnapshot | undefined;
  let askedLast = performance.now();
  return effect(() => {
    const now = table.value;
    const isNext = before !== undefined && now !== undefined && before.viewer === now.viewer;
    if (isNext && before && now) {
      const isAsked = now.snapshot.asked !== undefined;
      const isNew = isAsked && before.snapshot.asked === undefined;
      const hasWaited = document.hidden || performance.now() - askedLast > LONG_WAIT;
      if (!document.hidden) hear(before, now, own());
      if (isNew && hasWaited) play('turn', APART * MOST);
    }
    if (now?.snapshot.asked) askedLast = performance.now();
    before = now;
  });
}

function hear(before: TableSnapshot, now: TableSnapshot, own: Sounds | undefined): void {
  const last = before.events.at(-1)?.n ?? -1;
  const news = now.events.filter(({ n }) => n > last);
  for (const [i, name] of soundsOf(news, own).entries()) play(name, i * APART);
  if (now.snapshot.result && !before.snapshot.result) play('end', APART * MOST);
}
