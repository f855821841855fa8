import { VERSION } from '@tavolata/protocol';
import { expect, test } from 'vitest';
import { person } from '../kit/browser.ts';
import { openHouse } from '../kit/house.ts';
import { DESK } from '../kit/sizes.ts';

const LONG = 120_000;

/** Has Ada answer by the default until so much has happened, from within her page, where the table is not shown. */
async function playUnseen({ id, least, v }: { id: string; least: number; v: number }): Promise<number> {
  const line = new WebSocket(new URL('live', document.baseURI).href.replace('http', 'ws'));
  await new Promise(resolve => {
    line.onopen = resolve;
  });
  line.send(JSON.stringify({ t: 'hello', v, table: id }));
  let n = 0;
  let last: string | undefined;
  return new Promise(resolve => {
    line.onmessage = ({ data }) => {
      const told = JSON.parse(String(data));
      for (const { t, u } of Array.isArray(told) ? told : [told]) {
        if (t !== 'update') continue;
        const { asked } = u.snapshot;
        if (u.snapshot.result || (asked && u.cursor.events > least)) return resolve(u.cursor.events);
        if (!asked || asked.q === last) continue;
        last = asked.q;
        const pick = asked.question.fallback;
        line.send(JSON.stringify({ t: 'command', c: { n: ++n, do: 'answer', q: last, pick } }));
      }
    };
  });
}

test(
  'a long log is fetched as somebody goes up to its beginning, and what they read stays where it is',
  async () => {
    const house = await openHouse();
    const { page } = await person({ language: 'en', ...DESK });
    await page.goto(house.url);
    const id = await page.evaluate(async () => {
      const seats = [{ who: 'me', name: 'Ada' }, ...Array(3).fill({ who: 'bot', level: 'random' })];
      const body = JSON.stringify({ game: 'boss-monster', seats });
      const headers = { 'content-type': 'application/json' };
      return (await (await fetch('api/tables', { method: 'POST', headers, body })).json()).id as string;
    });
    expect(await page.evaluate(playUnseen, { id, least: 450, v: VERSION })).toBeGreaterThan(450);
    await page.goto(`${house.url}/#/table/${id}`);
    const log = page.locator('.log').first();
    await log.locator('.earlier').waitFor({ state: 'attached' });
    const lines = () => log.locator('p').count();
    const few = await lines();
    const topOf = () => log.locator('p').first();
    const words = await topOf().textContent();
    const was = log.getByText(words ?? '', { exact: true }).first();
    await log.evaluate(list => {
      list.scrollTop = 0;
    });
    await expect.poll(() => topOf().textContent()).not.toBe(words);
    // The line that was at the top is still in sight.
    const [box, around] = [await was.boundingBox(), await log.boundingBox()];
    expect(Math.abs((box?.y ?? 0) - (around?.y ?? 0))).toBeLessThan(120);
    await expect
      .poll(async () => {
        await log.evaluate(list => {
          list.scrollTop = 0;
        });
        return log.locator('.earlier').count();
      })
      .toBe(0);
    expect(await lines()).toBeGreaterThan(few + 100);
  },
  LONG,
);
