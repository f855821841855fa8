import { expect, test } from 'vitest';
import { DOORS } from '../../../src/games/doors.ts';
import { openMatch } from '../kit/match.ts';
import { letPlay } from '../kit/robot.ts';
import { inEach } from '../kit/sizes.ts';

const LONG = 120_000;

/** A laptop's window at 200 %, and phones on their sides. */
const LOW = [
  { width: 720, height: 450 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
] as const;

test.each(DOORS.map(({ slug, alone }) => [slug, alone ? 0 : 1] as const))(
  '%s is played in a low window: nothing scrolls but hand and log, and question and table lie side by side',
  async (slug, bots) => {
    const { page } = await openMatch({ game: slug, people: [LOW[0]], bots });
    for await (const { width, height } of inEach(page, LOW)) {
      expect(await letPlay(page, { most: 3 })).toBe(3);
      await page.locator('.tv[data-question]').waitFor();
      const seen = await page.evaluate(() => {
        const box = (name: string) => document.querySelector(name)?.getBoundingClientRect();
        const [edge, table] = [box('.tv-edge'), box('.tv-table')];
        const { scrollHeight, scrollWidth } = document.documentElement;
        return { edge: edge?.bottom, beside: edge?.left, table: table?.right, scrollHeight, scrollWidth };
      });
      expect(seen.edge).toBeLessThanOrEqual(height);
      expect(seen.beside).toBe(seen.table);
      expect(seen.scrollHeight).toBe(height);
      expect(seen.scrollWidth).toBe(width);
    }
  },
  LONG,
);
