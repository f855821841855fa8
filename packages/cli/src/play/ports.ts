import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { MemoryStorage, type Ports, type Reports, SeededEntropy } from '@tavolata/table';
import { ROOT, writeWhole } from '../files.ts';

/** Reports lie in `.reports`, where `npm run scenario` can run them. */
function reportsTo(tell: (file: string) => void): Reports {
  let count = 0;
  return {
    store: async (id, report) => {
      const file = join(ROOT, '.reports', `${id}-${count++}.json`);
      writeWhole(file, `${JSON.stringify(report.kind === 'crash' ? report.report : report)}\n`);
      tell(file);
    },
  };
}

/** A table in this process, that lives as long as it does. With a seed, for tests, chance is no secret. */
export function localPorts(seed: string | undefined, onReport: (file: string) => void): Ports {
  return {
    storage: new MemoryStorage(),
    clock: {
      now: () => Date.now(),
      after: (ms, call) => {
        const timer = setTimeout(call, ms);
        return () => clearTimeout(timer);
      },
    },
    entropy: seed === undefined ? { bytes: count => randomBytes(count) } : new SeededEntropy(seed),
    reports: reportsTo(onReport),
  };
}
