import { expect, it } from 'vitest';
import { Unreadable } from '../src/hall/unreadable.ts';
import { type House, tableOf } from '../src/lobby/house.ts';

/** A house whose tables do not open. */
const shut = (error: Error): House => ({ hall: { open: () => Promise.reject(error) } }) as unknown as House;

it('a table is told to be unreadable only if it will never be read', async () => {
  await expect(tableOf(shut(new Unreadable('of no game')), 'x')).rejects.toThrow('unreadable-table');
  await expect(tableOf(shut(new Error('the disk is full')), 'x')).rejects.toThrow('the disk is full');
});
