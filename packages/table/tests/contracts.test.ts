import { clockContract, entropyContract, storageContract } from '../src/contracts/index.ts';
import { ManualClock, MemoryStorage, SeededEntropy } from '../src/index.ts';

storageContract('memory', async () => ({ storage: new MemoryStorage() }));
entropyContract('a seed', () => new SeededEntropy('contract'));
clockContract('tests', () => {
  const clock = new ManualClock(1000);
  return { clock, pass: ms => clock.pass(ms) };
});
