import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openMatch } from '../kit/match.ts';
import { letPlay } from '../kit/robot.ts';
import { shot } from '../kit/shots.ts';

const LONG = 300_000;
const QUESTIONS = 14;

const ASKED = '.tv[data-question]:not([data-sent])';
/** What one holds and cannot pick now. */
const HELD =
  ':is([data-zone^="hand/"], .four-souls-Hand-hand, .dn-dock) .thing[data-card]:not(.is-lit, .is-selected):visible';

const RULE = /^[A-Z]{2}-[A-Z]+-\d\d/;

/** What is read of a card once it is tapped: why not, and the rules. */
async function saidOf(page: Page, picture: string): Promise<{ reason: string | null; rule: string | null }> {
  const open = page.locator('dialog:is(.inspect-dialog, .rule-dialog)[open]').last();
  await page.locator(HELD).first().click({ force: true });
  const reason = await open.locator('.reason').textContent();
  await shot(page, picture);
  const rule = await open.locator('h2, .rules button').filter({ hasText: RULE }).first().textContent();
  await page.keyboard.press('Escape');
  await open.waitFor({ state: 'detached' });
  return { reason, rule };
}

test.each([
  { game: 'boss-monster', language: 'it', width: 390, height: 844 },
  { game: 'four-souls', language: 'en' },
  { game: 'darkest-night', language: 'it' },
  { game: 'sorcerers-arena', language: 'en' },
  { game: 'mourners-call', language: 'it' },
] as const)(
  'whatever is asked, each card one holds that cannot be picked says why, with a rule ($game)',
  async ({ game, ...who }) => {
    const { page } = await openMatch({ game, people: [who], bots: 1, seed: 5 });
    const tapped = new Set<string>();
    for (let n = 0; n < QUESTIONS; n++) {
      await page.locator(ASKED).waitFor();
      const question = (await page.locator('.tv-edge .ask').first().textContent()) ?? '';
      const silent = await page
        .locator(HELD)
        .evaluateAll(all =>
          all
            .filter(each => !each.getAttribute('aria-description'))
            .map(each => each.getAttribute('data-name')),
        );
      expect([question, silent]).toEqual([question, []]);
      if (!tapped.has(question) && (await page.locator(HELD).count()) > 0) {
        tapped.add(question);
        const { reason, rule } = await saidOf(page, `unasked-${game}-${tapped.size}`);
        expect([question, reason, rule]).toEqual([question, expect.any(String), expect.stringMatching(RULE)]);
      }
      await letPlay(page, { most: 1, seed: n });
      if ((await page.locator('.tv[data-over]').count()) > 0) break;
    }
    expect(tapped.size).toBeGreaterThan(0);
  },
  LONG,
);
