import { type Storage, StorageConflict } from '@tavolata/table';
import { storageContract } from '@tavolata/table/contracts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ADDRESS, barePage, bundled } from '../kit/bare-page.ts';

const SOURCE = `
  import { StorageConflict } from '@tavolata/table';
  import { BrowserStorage } from './storage.ts';
  Object.assign(window, { storage: new BrowserStorage(), StorageConflict });
`;

let script: Promise<string> | undefined;

/** A page in which there is nothing but the storage. */
async function openPage(): Promise<Page> {
  script ??= bundled('worker', SOURCE);
  return barePage(await script);
}

interface InPage {
  readonly storage: Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;
  readonly StorageConflict: typeof StorageConflict;
}

const METHODS = [
  'create',
  'load',
  'append',
  'checkpoint',
  'list',
  'claimSeat',
  'releaseSeat',
  'delete',
] as const satisfies readonly (keyof Storage)[];

/** The storage of that page, used from here. */
function storageIn(page: Page): Storage {
  const ask = async (name: string, args: readonly unknown[]) => {
    const { done, failed, isConflict } = await page.evaluate(
      async ({ name: method, args: given }) => {
        const { storage, StorageConflict: Conflict } = window as unknown as InPage;
        try {
          return { done: await storage[method]?.(...given) };
        } catch (error) {
          return { failed: String(error), isConflict: error instanceof Conflict };
        }
      },
      { name, args },
    );
    if (failed !== undefined) throw isConflict ? new StorageConflict(failed) : new Error(failed);
    return done;
  };
  const method =
    (name: keyof Storage) =>
    (...args: readonly unknown[]) =>
      ask(name, args);
  return Object.fromEntries(METHODS.map(name => [name, method(name)])) as unknown as Storage;
}

storageContract('a browser', async () => {
  const page = await openPage();
  return {
    storage: storageIn(page),
    reopen: async () => {
      await page.reload();
      return storageIn(page);
    },
  };
});

test('what was refused once is asked for again', async () => {
  const page = await openPage();
  const storage = storageIn(page);
  await page.evaluate(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = () => {
      IDBFactory.prototype.open = open;
      throw new DOMException('refused', 'SecurityError');
    };
  });
  await expect(storage.list({})).rejects.toThrow('refused');
  expect(await storage.list({})).toEqual([]);
});

test('what the browser has closed is opened again', async () => {
  const page = await openPage();
  const storage = storageIn(page);
  expect(await storage.list({})).toEqual([]);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', {
    origin: new URL(ADDRESS).origin,
    storageTypes: 'indexeddb',
  });
  await expect.poll(() => storage.list({}).catch(String)).toEqual([]);
});
