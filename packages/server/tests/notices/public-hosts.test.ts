import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { isInward, isPublicHost, outwardLookup } from '../../src/notices/public-hosts.ts';

it.each([
  'localhost',
  'localhost.',
  'localhost..',
  'printer.local.',
  'metadata.google.internal',
  'metadata.google.internal.',
  'a.localhost.',
  '127.0.0.1',
  '[::1]',
  'intranet',
])('%s is no name of a push service', host => {
  expect(isPublicHost(host)).toBe(false);
});

it.each(['push.example.org', 'push.example.org.', 'local.example.org'])('%s may be one', host => {
  expect(isPublicHost(host)).toBe(true);
});

it('addresses of this machine and of its network are known', () => {
  const [v4, v6] = [
    '127.0.0.1 10.1.2.3 172.31.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 255.255.255.255',
    ':: ::1 fd00::1 fe80::1 ff02::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1',
  ];
  for (const address of v4?.split(' ') ?? []) expect(isInward(address, 4), address).toBe(true);
  for (const address of v6?.split(' ') ?? []) expect(isInward(address, 6), address).toBe(true);
  for (const address of ['93.184.216.34', '172.32.0.1', '100.128.0.1'])
    expect(isInward(address, 4)).toBe(false);
  for (const address of ['2606:2800:220::1', '::ffff:93.184.216.34'])
    expect(isInward(address, 6)).toBe(false);
});

it('whatever leads to this machine is not called', async () => {
  const look = promisify(outwardLookup);
  await expect(look('localhost', { all: true })).rejects.toThrow('leads into this network');
  await expect(look('localhost', {})).rejects.toThrow('leads into this network');
});
