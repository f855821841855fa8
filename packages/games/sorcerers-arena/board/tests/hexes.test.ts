import { SPACES, type SpaceName } from '@tavolata/sorcerers-arena';
import { describe, expect, test } from 'vitest';
import { centre, inOrder, outline, within } from '../hexes.ts';

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
});
