import { request } from 'node:http';

interface Asking {
  readonly port: number;
  readonly method: string;
  readonly path: string;
  /** The address to come from. */
  readonly from?: string;
  readonly cookie?: string | undefined;
  readonly body?: unknown;
  readonly timeout?: number;
}

interface Answered {
  readonly status: number;
  readonly cookie: string | undefined;
  readonly text: string;
}

const TIMEOUT = 20_000;

/** One request on a connection of its own. */
export function requestOnce({
  port,
  method,
  path,
  from,
  cookie,
  body,
  timeout = TIMEOUT,
}: Asking): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        ...{ host: '127.0.0.1', port, method, path, timeout, agent: false },
        ...(from && { localAddress: from }),
        headers: {
          ...(cookie && { cookie }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
      },
      response => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          text += part;
        });
        response.on('error', reject);
        response.on('end', () => {
          const set = response.headers['set-cookie']?.[0]?.split(';')[0];
          resolve({ status: response.statusCode ?? 0, cookie: set ?? cookie, text });
        });
      },
    );
    sent.on('timeout', () => sent.destroy(new Error(`no answer to ${method} ${path}`)));
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** The same, for what must go well; with the JSON of the answer. */
export async function requestOk(
  asking: Asking,
): Promise<Answered & { readonly json: Record<string, string> }> {
  const answered = await requestOnce(asking);
  if (answered.status >= 300)
    throw new Error(`${asking.method} ${asking.path}: ${answered.status} ${answered.text}`);
  return { ...answered, json: answered.text ? JSON.parse(answered.text) : {} };
}
