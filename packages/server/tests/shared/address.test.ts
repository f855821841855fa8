import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { addressOf, householdOf } from '../../src/shared/address.ts';
import { AddressLimits } from '../../src/socket/limits.ts';
import { Guest, me, open } from '../kit/guest.ts';
import { serve } from '../kit/server.ts';

const newAddresses = (addressMessages: number) =>
  new AddressLimits({ addressMessages, addressConnections: 2, newConnections: 100 });

describe('an address', () => {
  it('is not forgotten because of somebody who left it long ago', () => {
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const addresses = newAddresses(1);
    const enter = () => addresses.enter('10.0.0.1');
    const early = enter();
    early?.share.messages.take();
    early?.leave();
    vi.advanceTimersByTime(2000);
    enter()?.leave();
    const entered = [enter(), enter()];
    vi.advanceTimersByTime(2000);
    expect([...entered, enter()].map(Boolean)).toEqual([true, true, false]);
  });

  it('that has used up what it may write beside play gets it back with time, and not by coming again', () => {
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const addresses = newAddresses(400);
    const asides = () => {
      const entered = addresses.enter('10.0.0.1');
      let count = 0;
      while (entered?.share.asides.take()) count++;
      entered?.leave();
      return count;
    };
    expect(asides()).toBe(2400);
    expect(asides()).toBe(0);
    vi.advanceTimersByTime(60_000);
    expect(asides()).toBe(240);
    vi.advanceTimersByTime(600_000);
    expect(asides()).toBe(2400);
  });

  it('of IPv6 counts for all its network, and one of IPv4 for itself however it is written', () => {
    const same = (...written: string[]) => new Set(written.map(householdOf)).size === 1;
    expect(same('2001:db8::1', '2001:DB8:0:0:ffff::', '2001:db8::1:2:3:4')).toBe(true);
    expect(same('2001:db8::1', '2001:db8:0:1::1')).toBe(false);
    expect(same('fe80::1%eth0', 'fe80::2%eth1')).toBe(true);
    expect(same('10.0.0.1', '::ffff:10.0.0.1', '::FFFF:a00:1')).toBe(true);
    expect(same('10.0.0.1', '10.0.0.2')).toBe(false);
    expect(same('::1', '::ffff:0.0.0.1')).toBe(false);
    expect(householdOf('nonsense')).toBe('nonsense');
  });

  it('is the furthest one that trusted proxies tell of', () => {
    const from = (forwarded: string | undefined, trusted: number) =>
      addressOf(
        { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '10.0.0.9' } } as never,
        trusted,
      );
    expect(from('1.1.1.1, 2.2.2.2', 0)).toBe('10.0.0.9');
    expect(from('1.1.1.1, 2.2.2.2', 1)).toBe('2.2.2.2');
    expect(from('1.1.1.1, 2.2.2.2', 2)).toBe('1.1.1.1');
    expect(from('1.1.1.1', 2)).toBe('1.1.1.1');
    expect(from(undefined, 1)).toBe('10.0.0.9');
    expect(
      ['1.1.1.1:5678', '[2001:db8::1]:5678', '[2001:db8::1]', '2001:db8::1'].map(at => from(at, 1)),
    ).toEqual(['1.1.1.1', ...Array(3).fill('2001:db8::1')]);
    expect(['unknown', '', 'x:1', '1.1.1:80'].map(at => from(at, 1))).toEqual(Array(4).fill('10.0.0.9'));
  });

  it('is none once the peer has gone', () => {
    const gone = { headers: {}, socket: { remoteAddress: undefined } } as never;
    expect(householdOf(addressOf(gone, 0))).toBe('');
    expect(householdOf(addressOf(gone, 1))).toBe('');
  });

  it('of the same network has its connections counted together', async () => {
    const server = await serve({ ADDRESS_CONNECTIONS: '1', TRUST_PROXY: '1' });
    const ada = new Guest(server);
    const { id } = await ada.create([me('Ada'), open]);
    const from = (address: string) => ada.line(id, { headers: { 'x-forwarded-for': address } });
    expect((await from('2001:db8::1')).closed).toBeUndefined();
    expect((await from('2001:db8::2')).closed?.code).toBe(1006);
    expect((await from('2001:db8:0:1::2')).closed).toBeUndefined();
  });

  it('is the same whatever port a proxy writes behind it, over HTTP too', async () => {
    const server = await serve({ ADDRESS_CONNECTIONS: '1', REQUESTS_PER_MINUTE: '3', TRUST_PROXY: '1' });
    const ada = new Guest(server);
    const { id } = await ada.create([me('Ada'), open]);
    const from = (address: string) => ada.line(id, { headers: { 'x-forwarded-for': address } });
    expect((await from('10.0.0.1:1111')).closed).toBeUndefined();
    expect((await from('10.0.0.1:2222')).closed?.code).toBe(1006);
    const ask = async (port: number) => {
      const headers = { 'x-forwarded-for': `10.0.0.2:${port}` };
      return (await fetch(`${server.url}/api/games`, { headers })).status;
    };
    const statuses = [await ask(1), await ask(2), await ask(3), await ask(4)];
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
