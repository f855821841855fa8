import { SPACES, type SpaceName } from '@tavolata/sorcerers-arena';
import { describe, expect, test } from 'vitest';
import { centre, inOrder, nextSpace, outline, within } from '../hexes.ts';

describe('the arena', () => {
  test.each(['blue', 'red'] as const)('lies with the %s side nearest to its Summoner', near => {
    const heights = (side: string) =>
      SPACES.filter(({ star }) => star === side).map(({ id }) => centre(id, near).y);
    const other = near === 'blue' ? 'red' : 'blue';
    expect(Math.min(...heights(near))).toBeGreaterThan(Math.max(...heights(other)));
    expect(inOrder(near)).toHaveLength(43);
  });

  test('neighbours lie side by side, whichever way it is turned', () => {
    const far = SPACES.flatMap(({ id, adjacent }) =>
      adjacent.filter(other => {
        const [one, two] = [centre(id, 'red'), centre(other, 'red')];
        return Math.hypot(one.x - two.x, one.y - two.y) > 72;
      }),
    );
    expect(far).toEqual([]);
  });

  test('a zone has one line around it', () => {
    const edges = (zone: ReadonlySet<SpaceName>) => outline(zone, 'blue').match(/M/g)?.length;
    expect(edges(new Set(['e4']))).toBe(6);
    expect(edges(within('e4', 1))).toBe(18);
    const inside = SPACES.reduce((sum, { adjacent }) => sum + adjacent.length, 0);
    expect(edges(within('e4', 9))).toBe(6 * SPACES.length - inside);
  });

  const ALL = SPACES.map(({ id }) => id);

  test.each([
    ['ArrowRight', 'e5'],
    ['ArrowLeft', 'e3'],
  ])('%s leads along the row', (key, next) => {
    expect(nextSpace('e4', key, ALL, 'blue')).toBe(next);
    expect(nextSpace('e5', key, ['e1', 'e7', 'a1'], 'blue')).toBe(next === 'e5' ? 'e7' : 'e1');
  });

  test('upwards lies what is far from me, whichever side I play', () => {
    for (const near of ['blue', 'red'] as const) {
      const up = nextSpace('e4', 'ArrowUp', ALL, near);
      expect(centre(up ?? 'e4', near).y).toBeLessThan(centre('e4', near).y);
    }
  });

  test('an arrow leads nowhere where nothing lies that way', () => {
    expect(nextSpace('e4', 'ArrowUp', ['e5', 'a1'], 'blue')).toBeUndefined();
    expect(nextSpace('e4', 'Enter', ALL, 'blue')).toBeUndefined();
  });
});
