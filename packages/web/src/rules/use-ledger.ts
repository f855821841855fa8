import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Ledger, loadLedger } from '../games/ledger.ts';
import { type Attempt, useAttempt } from '../shared/attempt.tsx';

interface Opened {
  /** Nothing until it has come. */
  readonly ledger: Ledger | undefined;
  readonly opening: Attempt;
}

/** The rulebook of one game, for as long as something is looked up in it. */
export function useLedger(slug: string): Opened {
  const ledger = useSignal<Ledger | undefined>(undefined);
  const opening = useAttempt();
  const open = async () => {
    ledger.value = await loadLedger(slug);
  };
  useEffect(() => void opening.run(open), []);
  return { ledger: ledger.value, opening };
}
