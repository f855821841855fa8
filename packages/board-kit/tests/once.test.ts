import { expect, test, vi } from 'vitest';
import { Once } from '../src/storage/once.ts';

test('what is loaded is loaded once, and what failed is tried again', async () => {
  const once = new Once<string>();
  const load = vi.fn(async () => 'words').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(once.get('it', load)).rejects.toThrow('Failed to fetch');
  expect(await Promise.all([once.get('it', load), once.get('it', load)])).toEqual(['words', 'words']);
  expect(load).toHaveBeenCalledTimes(2);
});
