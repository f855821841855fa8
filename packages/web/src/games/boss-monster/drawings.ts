import { signal } from '@preact/signals';
import url from './generated/drawings.svg?url';

interface Size {
  readonly w: number;
  readonly h: number;
}

/** The symbols of the drawing by id, once they are there: a file of its own, fetched when the game is first opened. */
export const symbols = signal<ReadonlyMap<string, Size>>(new Map());

async function load(): Promise<void> {
  const text = await (await fetch(url)).text();
  const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  svg.setAttribute('class', 'bm-drawings');
  svg.setAttribute('aria-hidden', 'true');
  document.body.prepend(document.adoptNode(svg));
  symbols.value = new Map(
    [...svg.querySelectorAll('symbol')].map(symbol => {
      const { width, height } = symbol.viewBox.baseVal;
      return [symbol.id, { w: width, h: height }];
    }),
  );
}

let asked = false;
export function loadDrawings(): void {
  if (asked) return;
  asked = true;
  load().catch(error => {
    // Without pictures the table still tells everything in words and numbers; the next visit tries again.
    asked = false;
    console.error(error);
  });
}
