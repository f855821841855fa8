import { effect } from '@preact/signals';
import type { Session, Told } from '../session/session.ts';
import { MOST, type Sounds, soundsOf } from './events.ts';
import { play } from './speaker.ts';

/** Between one sound and the next, in seconds. */
const APART = 0.12;
/** Whoever has waited for so long, in milliseconds, is called when it is their turn. */
const LONG_WAIT = 2500;

/** Lets a table be heard. In the background only 'your turn' is. */
export function hearTable(told: Session['told'], own: () => Sounds | undefined): () => void {
  let before: Told | undefined;
  let askedLast = performance.now();
  return effect(() => {
    const now = told.value;
    const isNext = before !== undefined && now !== undefined && before.viewer === now.viewer;
    if (isNext && before && now) {
      const isAsked = now.picture.question !== undefined;
      const isNew = isAsked && before.picture.question === undefined;
      const hasWaited = document.hidden || performance.now() - askedLast > LONG_WAIT;
      if (!document.hidden) hear(before, now, own());
      if (isNew && hasWaited) play('turn', APART * MOST);
    }
    if (now?.picture.question) askedLast = performance.now();
    before = now;
  });
}

function hear(before: Told, now: Told, own: Sounds | undefined): void {
  const last = before.events.at(-1)?.n ?? -1;
  const news = now.events.filter(({ n }) => n > last);
  for (const [i, name] of soundsOf(news, own).entries()) play(name, i * APART);
  if (now.picture.result && !before.picture.result) play('end', APART * MOST);
}
