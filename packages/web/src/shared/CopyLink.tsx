import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { say } from './Say.tsx';

/** Over plain http in a home network there is no clipboard, but what is selected can still be copied. */
async function toClipboard(link: string): Promise<boolean> {
  try {
    if (navigator.clipboard) await navigator.clipboard.writeText(link);
    return navigator.clipboard !== undefined || document.execCommand('copy');
  } catch {
    return document.execCommand('copy');
  }
}

/** Whoever opened the page by its name for this computer has links that nobody else can follow. */
const isOnlyHere = (link: string): boolean => /^(localhost|127\.|\[::1\])/.test(new URL(link).hostname);

/** A link to give to somebody: to read, to select, and with one tap in the clipboard. */
export function CopyLink({ link, label }: { readonly link: string; readonly label: string }) {
  const field = useRef<HTMLInputElement>(null);
  const said = useSignal<'copy' | 'copied' | 'selected'>('copy');
  const copy = async () => {
    field.current?.select();
    said.value = (await toClipboard(link)) ? 'copied' : 'selected';
  };
  return (
    <div class="copy-link">
      <input ref={field} readOnly value={link} aria-label={label} onFocus={() => field.current?.select()} />
      <button type="button" class="btn" onClick={() => void copy()}>
        {say(`link.${said.value}`)}
      </button>
      {isOnlyHere(link) && <p class="hint">{say('link.only-here')}</p>}
    </div>
  );
}
