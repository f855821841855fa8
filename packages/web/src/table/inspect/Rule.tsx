import { Dialog, say } from '@tavolata/board-kit';
import { useLedger } from '../../rules/use-ledger.ts';
import { Failure } from '../../shared/attempt.tsx';
import { language } from '../../shared/language.ts';
import { addressOf } from '../../shared/places.ts';
import type { TablePageState } from '../state/page-state.ts';

/** Why: the rule behind a question or a refusal, in the reader's language. */
export function Rule({ state }: { readonly state: TablePageState }) {
  const explained = state.explained.value;
  const slug = state.page.value?.game.slug;
  const close = () => {
    state.explained.value = undefined;
  };
  return (
    <Dialog class="rule-dialog" label={explained?.rule ?? ''} open={explained !== undefined} onClose={close}>
      {explained && slug && (
        <div class="inspect-panel">
          {explained.reason && <p class="reason">{explained.reason}</p>}
          <h2>{explained.rule}</h2>
          <Text slug={slug} rule={explained.rule} />
          <a
            class="btn"
            target="_blank"
            rel="noreferrer"
            href={addressOf({ at: 'rules', slug, rule: explained.rule })}
          >
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

function Text({ slug, rule }: { readonly slug: string; readonly rule: string }) {
  const { ledger, opening } = useLedger(slug);
  return (
    <>
      <p>{ledger?.[rule]?.[language.value]}</p>
      <Failure of={opening} />
    </>
  );
}
