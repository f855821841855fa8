/**
 * The page without a network, and a word when it is somebody's turn. Built as a file of its own; the build puts the
 * names of all files, and a version that changes with them, in the place of the two words below.
 */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const FILES = __FILES__;
const CACHE = `tavolata ${__VERSION__}`;
/** What the page leaves here for us: see words.ts. */
const WORDS = 'tavolata words';
const HERE = worker.registration.scope;

worker.addEventListener('install', event => {
  event.waitUntil(
    caches.open(CACHE).then(cache => cache.addAll(FILES.map(file => new URL(file, HERE).href))),
  );
});

worker.addEventListener('activate', event => {
  event.waitUntil(forgetOthers().then(() => worker.clients.claim()));
});

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(name => name !== CACHE && name !== WORDS).map(name => caches.delete(name)));
}

worker.addEventListener('fetch', event => {
  const { request } = event;
  const path = request.url.startsWith(HERE) ? request.url.slice(HERE.length) : undefined;
  if (request.method !== 'GET' || path === undefined || path.startsWith('api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (FILES.includes(path)) event.respondWith(file(request));
});

/** A proxy answers for a server that is down: with an error of its own. Redirects, which have no status, are followed. */
const isServed = (reply: Response | undefined): reply is Response =>
  reply !== undefined && reply.status < 500;

/** The newest page if the server is there, else the one we have. */
async function page(request: Request): Promise<Response> {
  const reply = await fetch(request).catch(() => undefined);
  if (isServed(reply)) return reply;
  return (await caches.match(new URL('index.html', HERE).href)) ?? reply ?? Response.error();
}

/** Names of files change with what is in them: what we have is right. */
const file = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request);

interface Words {
  readonly title: string;
  readonly games: Readonly<Record<string, string>>;
}

interface Turn {
  readonly table: string;
  readonly game: string;
}

worker.addEventListener('push', event => {
  event.waitUntil(tell(event.data?.json() as Turn));
});

async function tell({ table, game }: Turn): Promise<void> {
  const words = (await (await caches.match('words', { cacheName: WORDS }))?.json()) as Words | undefined;
  await worker.registration.showNotification(words?.title ?? 'Tavolata', {
    body: words?.games[game] ?? '',
    icon: new URL('icon-192.png', HERE).href,
    tag: table,
    data: table,
  });
}

worker.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(show(new URL(`#/table/${event.notification.data}`, HERE).href));
});

async function show(url: string): Promise<void> {
  const open = await worker.clients.matchAll({ type: 'window' });
  const found = open.find(client => client.url === url);
  if (found) await found.focus();
  else await worker.clients.openWindow(url);
}
