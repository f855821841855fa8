import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { barePage, bundled } from '../kit/bare-page.ts';
import { drawn } from '../kit/play.ts';

/** A list of forty lines at most: the oldest go when new ones come. */
const SOURCE = `
  import { render } from 'preact';
  import { useStickToEnd } from './stick-to-end.ts';
  function List({ said }) {
    const list = useStickToEnd(said);
    const last = Array.from({ length: Math.min(said, 40) }, (_, i) => said - i).reverse();
    return (
      <div class="list" ref={list} style="height: 300px; overflow: auto">
        {last.map(n => <p key={n}>{n}</p>)}
      </div>
    );
  }
  const place = document.body.appendChild(document.createElement('div'));
  window.say = said => render(<List said={said} />, place);
`;

let page: Page;
beforeEach(async () => {
  page = await barePage(await bundled('table/log', SOURCE));
});

/** So many lines have been said. */
const say = (said: number) =>
  page.evaluate(count => (window as unknown as { say(count: number): void }).say(count), said);
const list = () => page.locator('.list');
/** How far the end is below what is in sight. */
const below = () =>
  list().evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);
/** The first line that is in sight. */
const firstSeen = () =>
  list().evaluate(element => {
    const { top } = element.getBoundingClientRect();
    const seen = [...element.children].find(line => line.getBoundingClientRect().top >= top);
    return seen?.textContent;
  });

test('whoever stands at the end goes along, also where the oldest lines go when new ones come', async () => {
  for (const said of [10, 40, 43, 50, 58]) {
    await say(said);
    await expect.poll(below).toBeLessThan(1);
  }
});

test('whoever has gone up is left there, even before the browser tells of it', async () => {
  await say(40);
  await list().evaluate(element => {
    element.scrollTop = 400;
    (window as unknown as { say(count: number): void }).say(41);
  });
  const before = await firstSeen();
  await say(45);
  expect(await firstSeen()).toBe(before);
  expect(await below()).toBeGreaterThan(100);
});

test('whoever comes back to the end goes along again', async () => {
  await say(40);
  await list().evaluate(element => {
    element.scrollTop = 0;
  });
  await say(41);
  expect(await below()).toBeGreaterThan(100);
  await list().evaluate(element => {
    element.scrollTop = element.scrollHeight;
  });
  await say(44);
  await expect.poll(below).toBeLessThan(1);
});

test('a list that was out of sight opens at its end', async () => {
  await say(30);
  await list().evaluate(element => {
    element.scrollTop = 0;
    element.style.display = 'none';
  });
  // Until nobody could see it: what is not drawn in between is as it was.
  await drawn(page);
  await say(32);
  await list().evaluate(element => {
    element.style.display = '';
  });
  await expect.poll(below).toBeLessThan(1);
});
