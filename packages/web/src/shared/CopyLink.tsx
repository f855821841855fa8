import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { say } from './Say.tsx';

/** A link to give to somebody: to read, to select, and with one tap in the clipboard. */
export function CopyLink({ link, label }: { readonly link: string; readonly label: string }) {
  const field = useRef<HTMLInputElement>(null);
  const isCopied = useSignal(false);
  const copy = async () => {
    field.current?.select();
    // Over plain http in a home network there is no clipboard: then the link is selected, ready for the keys.
    await navigator.clipboard?.writeText(link).then(
      () => {
        isCopied.value = true;
      },
      () => undefined,
    );
  };
  return (
    <div class="copy-link">
      <input ref={field} readOnly value={link} aria-label={label} onFocus={() => field.current?.select()} />
      <button type="button" class="btn" onClick={() => void copy()}>
        {say(isCopied.value ? 'link.copied' : 'link.copy')}
      </button>
    </div>
  );
}
