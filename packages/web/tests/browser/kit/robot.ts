import type { Page } from 'playwright-core';
import { PATIENCE } from './browser.ts';
import { numbers } from './chance.ts';

interface Orders {
  readonly seed: number;
  /** After so many answers it stops. */
  readonly most: number;
  /** So long it waits for something to answer while nothing happens, in milliseconds. */
  readonly patience: number;
}

/**
 * Plays in the page itself, so that an answer costs no way out of the browser and back. It sees what a person sees: it
 * presses only what is lit or offered on the edge, is on the screen (scrolled to, if need be) and covered by nothing;
 * takes the screen when it is handed over; and chooses by the seed. Runs as source in the browser: it stands alone.
 */
async function robot({ seed, most, patience }: Orders, chance: typeof numbers): Promise<number> {
  const next = chance(seed);
  const below = (count: number): number => next() % count;
  const table = (): DOMStringMap => document.querySelector<HTMLElement>('.tv')?.dataset ?? {};
  /** What was pressed has been drawn, though not painted: painting is most of the time a page takes. */
  const drawn = async (): Promise<void> => {
    for (let turns = 0; turns < 3; turns++)
      await new Promise(resolve => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(0);
      });
  };
  const all = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter(each => each.getClientRects().length > 0);

  /** What a finger on the middle of it, or near, would meet of it. */
  const touched = (element: Element): Element | undefined => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const parts = [0.5, 0.25, 0.75];
    for (const down of parts)
      for (const across of parts) {
        const met = document.elementFromPoint(left + width * across, top + height * down);
        if (met && element.contains(met)) return met;
      }
    return undefined;
  };
  const press = (element: Element): boolean => {
    if (!touched(element)) element.scrollIntoView({ block: 'center', inline: 'center' });
    const met = touched(element);
    met?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
    return met !== undefined;
  };
  /** Presses one of these by chance, or another if it cannot be reached. */
  const pressOne = (elements: readonly Element[]): boolean => {
    const first = below(Math.max(1, elements.length));
    return elements.some((_, i) => {
      const element = elements[(first + i) % elements.length];
      return element !== undefined && press(element);
    });
  };

  /** For as long as anything happens on the page; when nothing does any more, not for ever. */
  const until = (isSo: () => boolean, what: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const giveUp = (): void => {
        watch.disconnect();
        const edge = document.querySelector('.tv-edge')?.textContent ?? document.body.textContent;
        reject(new Error(`${what}: ${edge}`));
      };
      let timer = setTimeout(giveUp, patience);
      const look = (): void => {
        clearTimeout(timer);
        if (!isSo()) {
          timer = setTimeout(giveUp, patience);
          return;
        }
        watch.disconnect();
        resolve();
      };
      const watch = new MutationObserver(look);
      watch.observe(document, { subtree: true, childList: true, attributes: true });
      look();
    });

  const MAIN = '.tv-edge [data-main]:not(:disabled)';
  const LIT = '.tv .thing.is-lit';
  const CHOSEN = '.tv .thing.is-selected';
  const WORDS = '.tv-edge .answers button:not(:disabled):not([data-main]):not([data-change])';
  const TAKE = '.hand-over [data-main]';
  const isSent = (question: string): boolean =>
    table().sent !== undefined || table().question !== question || table().over !== undefined;

  /** One tap: something lit, a word, or the main answer; that more often once something is chosen. */
  const tap = (isFirst: boolean): boolean => {
    const [main, lit] = [all(MAIN), all(LIT)];
    const isEnough = main.length > 0 && (lit.length === 0 || below(4) < (isFirst ? 1 : 3));
    // Several answers may lie on one thing: then it is chosen, and can be tapped once more.
    const groups = isEnough ? [main, lit, all(WORDS)] : [lit, all(WORDS), main, all(CHOSEN)];
    return groups.some(pressOne);
  };
  const answer = async (question: string): Promise<void> => {
    let blocked = 0;
    for (let taps = 0; taps < 60 && blocked < 60; taps++) {
      await drawn();
      if (isSent(question)) return;
      if (tap(taps === 0)) continue;
      blocked++;
      await new Promise(requestAnimationFrame);
    }
    throw new Error(`nothing to answer with: ${document.querySelector('.tv-edge')?.textContent}`);
  };

  for (let given = 0; given < most; given++) {
    const isAsked = (): boolean => table().question !== undefined && table().sent === undefined;
    await until(() => isAsked() || table().over !== undefined || all(TAKE).length > 0, 'nobody asks');
    while (all(TAKE).length > 0) {
      press(all(TAKE)[0] as Element);
      await until(() => all(TAKE).length === 0 && (isAsked() || table().over !== undefined), 'not taken');
    }
    if (table().over !== undefined) return given;
    const { question = '' } = table();
    await answer(question);
  }
  return most;
}

/**
 * Has a robot play at this page until the end, or as many answers as wanted; how many it gave. The last one may still be
 * under way.
 */
export function letPlay(
  page: Page,
  { seed = 1, most = 5000, patience = PATIENCE }: Partial<Orders> = {},
): Promise<number> {
  const orders: Orders = { seed, most, patience };
  return page.evaluate(`(${robot})(${JSON.stringify(orders)}, ${numbers})`) as Promise<number>;
}
