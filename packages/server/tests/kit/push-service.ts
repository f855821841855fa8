import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import { onTestFinished } from 'vitest';
import { pushAgent } from '../../src/notices/public-hosts.ts';
import { certificateFor } from './certificate.ts';

const HOST = 'push.example.org';

interface Delivered {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service of our own, over TLS on this machine, under the name of a public one; and a browser that is its client. */
export async function pushService() {
  const { key, cert } = certificateFor(HOST);
  const delivered: Delivered[] = [];
  let status = 201;
  let isEndless = false;
  let wake = (): void => {};
  const server = createServer({ key, cert }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', chunk => chunks.push(chunk));
    request.on('end', () => {
      delivered.push({ headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(status);
      if (isEndless) {
        const more = (): boolean => response.write('x'.repeat(1 << 16));
        response.on('drain', more);
        more();
      } else response.end();
      wake();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const { ca, lookup } = pushAgent.options;
  const here: LookupFunction = (_, options, done) =>
    options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4);
  Object.assign(pushAgent.options, { ca: cert, lookup: here });
  onTestFinished(() => {
    Object.assign(pushAgent.options, { ca, lookup });
    server.close();
  });
  const browser = new Browser(`https://${HOST}:${port}/for-ada`);
  return {
    browser,
    delivered,
    origin: `https://${HOST}:${port}`,
    /** As when somebody has taken the permission back; or whatever else may be. */
    refuse: (how = 410) => {
      status = how;
    },
    /** Whoever asks is told more and more. */
    babble: () => {
      isEndless = true;
    },
    until: async (count: number): Promise<void> => {
      while (delivered.length < count)
        await new Promise<void>(resolve => {
          wake = resolve;
        });
    },
  };
}

/** The end that holds the keys: RFC 8291, from the reader's side. */
class Browser {
  private readonly keys = createECDH('prime256v1');
  private readonly auth = randomBytes(16);
  private readonly endpoint: string;

  constructor(endpoint: string) {
    this.endpoint = endpoint;
    this.keys.generateKeys();
  }

  get subscription() {
    const keys = { p256dh: this.keys.getPublicKey('base64url'), auth: this.auth.toString('base64url') };
    return { endpoint: this.endpoint, keys };
  }

  read({ headers, body }: Delivered): unknown {
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error(String(headers['content-encoding']));
    const [salt, length] = [body.subarray(0, 16), body[20] as number];
    const sender = body.subarray(21, 21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), sender]);
    const shared = derived(this.keys.computeSecret(sender), this.auth, info, 32);
    const key = derived(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derived(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const sealed = body.subarray(21 + length);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // The last byte that is not zero says where the text ends.
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }
}

const derived = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** What a push service is told about the sender, if its signature is good: RFC 8292. */
export function senderOf({ headers }: Delivered): { readonly key: string; readonly claims: object } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(String(headers.authorization)) ?? [];
  const [head, claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map(half =>
    half.toString('base64url'),
  );
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isGood = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isGood) throw new Error('the signature is not the sender’s');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) };
}
