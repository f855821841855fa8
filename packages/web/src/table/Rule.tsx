import { useSignal, useSignalEffect } from '@preact/signals';
import { Dialog } from '../shared/Dialog.tsx';
import { language } from '../shared/language.ts';
import { type Ledger, loadLedger } from '../shared/ledger.ts';
import { say } from '../shared/Say.tsx';
import type { TableState } from './state.ts';

/** Why: the rule behind a question or a refusal, in the reader's language. */
export function Rule({ state }: { readonly state: TableState }) {
  const ledger = useSignal<Ledger | undefined>(undefined);
  useSignalEffect(() => {
    const slug = state.session.told.value?.about.game;
    if (!state.explained.value || !slug) return;
    void loadLedger(slug).then(loaded => {
      ledger.value = loaded;
    });
  });
  const explained = state.explained.value;
  const slug = state.session.told.value?.about.game ?? '';
  const close = () => {
    state.explained.value = undefined;
  };
  return (
    <Dialog class="rule-dialog" label={explained?.rule ?? ''} open={explained !== undefined} onClose={close}>
      {explained && (
        <div class="inspect-panel">
          {explained.reason && <p class="reason">{explained.reason}</p>}
          <h2>{explained.rule}</h2>
          <p>{ledger.value?.[explained.rule]?.[language.value]}</p>
          <a class="btn" target="_blank" rel="noreferrer" href={`#/rules/${slug}/${explained.rule}`}>
            {say('rules.open')}
          </a>
          <button type="button" class="btn" onClick={close}>
            {say('close')}
          </button>
        </div>
      )}
    </Dialog>
  );
}
