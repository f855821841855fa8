import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';

/** What we read of its report: shares of one, milliseconds, bytes. */
interface Report {
  readonly lhr: {
    readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
    readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  };
}
type Lighthouse = (url: string, flags: object) => Promise<Report | undefined>;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const AUDITS = {
  'ms to largest paint': ['largest-contentful-paint', 1],
  'ms blocked': ['total-blocking-time', 1],
  'layout shift': ['cumulative-layout-shift', 1],
  'kB transferred': ['total-byte-weight', 1 / 1000],
} as const;

/** A port nobody listens on, as of now. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { readonly port: number };
  await new Promise(resolve => server.close(resolve));
  return port;
}

interface AuditedBrowser {
  readonly context: BrowserContext;
  /** Lighthouse's own view of an address: a phone on a slow line, simulated. Whatever this browser has kept stays. */
  audit(url: string): Promise<Readonly<Record<string, number>>>;
  close(): Promise<void>;
}

/** A browser that Lighthouse can look into. */
export async function auditedBrowser(executablePath: string): Promise<AuditedBrowser> {
  const { chromium } = await import('playwright-core');
  const { default: lighthouse } = (await import('lighthouse')) as unknown as { readonly default: Lighthouse };
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'tavolata-audited-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
    locale: 'it-IT',
    serviceWorkers: 'block',
  });
  return {
    context,
    async audit(url) {
      const report = await lighthouse(url, {
        port,
        logLevel: 'error',
        onlyCategories: CATEGORIES,
        disableStorageReset: true,
      });
      const { categories = {}, audits = {} } = report?.lhr ?? {};
      return Object.fromEntries([
        ...CATEGORIES.map(name => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
        ...Object.entries(AUDITS).map(([name, [audit, unit]]) => [
          name,
          (audits[audit]?.numericValue ?? Number.NaN) * unit,
        ]),
      ]);
    },
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
