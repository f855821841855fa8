import { lookup } from 'node:dns';
import { Agent } from 'node:https';
import { BlockList, type LookupFunction } from 'node:net';

/** Push services have names; a name of this machine's or of its own network is somebody trying to reach it through us. */
export function isPublicHost(host: string): boolean {
  const name = host.replace(/\.+$/, '');
  const isNumber = /^[\d.]+$/.test(name) || name.includes(':');
  return !isNumber && name.includes('.') && !/\.(local|localhost|internal|lan|home|arpa)$/.test(name);
}

/** Addresses of this machine, of its own network, and of nobody. */
const inward = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const)
  inward.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inward.addSubnet(network, bits, 'ipv6');

export const isInward = (address: string, family: number): boolean =>
  inward.check(address, family === 6 ? 'ipv6' : 'ipv4');

/** A public name may lead anywhere, and elsewhere tomorrow: so it is asked each time where it leads. */
export const outwardLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return done(error, '');
    if (found.some(({ address, family }) => isInward(address, family)))
      return done(new Error('the name of a push service leads into this network'), '');
    if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};

/** The agent of push requests. */
export const pushAgent = new Agent({ lookup: outwardLookup });
