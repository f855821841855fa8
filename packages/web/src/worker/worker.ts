import type { Call, FromWorker } from '@tavolata/protocol';
import { type Clock, type Entropy, monotonic } from '@tavolata/table';
import { loadRules } from '../games/rules.ts';
import { BrowserStorage } from './storage.ts';
import { LocalTables } from './tables.ts';
import { WorkerTimeSlices } from './time-slices.ts';

type Scope = {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<Call>) => void) | null;
};
const scope = self as unknown as Scope;

const clock: Clock = {
  now: monotonic(() => Date.now()),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};
const entropy: Entropy = { bytes: count => crypto.getRandomValues(new Uint8Array(count)) };
const reports = {
  async store(id: string, report: unknown) {
    // A local match's reports stay with its player: the page offers them for saving.
    console.error(`table ${id}`, report);
  },
};

/** The same table may be open in another tab, and be played there. */
const tabs = new BroadcastChannel('tavolata.played');

const tables = new LocalTables(
  {
    storage: new BrowserStorage(id => tabs.postMessage(id)),
    clock,
    entropy,
    reports,
    leisure: new WorkerTimeSlices(clock),
  },
  loadRules,
  (id, update, turn) => scope.postMessage({ update, id, turn }),
);

tabs.onmessage = ({ data }: MessageEvent<string>) => void tables.follow(data);

scope.onmessage = async ({ data: { call, request } }) => {
  scope.postMessage({ call, answer: await tables.answer(request) });
};
