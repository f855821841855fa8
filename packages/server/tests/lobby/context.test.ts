import { expect, it } from 'vitest';
import { type LobbyContext, openLive } from '../../src/lobby/context.ts';
import { UnreadableTable } from '../../src/tables/unreadable.ts';

/** A house whose tables do not open. */
const shut = (error: Error): LobbyContext =>
  ({ registry: { open: () => Promise.reject(error) } }) as unknown as LobbyContext;

it('a table is told to be unreadable only if it will never be read', async () => {
  await expect(openLive(shut(new UnreadableTable('of no game')), 'x')).rejects.toThrow('unreadable-table');
  await expect(openLive(shut(new Error('the disk is full')), 'x')).rejects.toThrow('the disk is full');
});
