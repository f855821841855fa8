import { useSignal } from '@preact/signals';
import { say } from '@tavolata/board-kit';
import { useRef } from 'preact/hooks';
import type { Placed } from '../shared/places.ts';
import { QrCode } from '../shared/QrCode.tsx';
import { isNear, isOnlyHere, useLink } from './reach.ts';

/** Over plain http in a home network there is no clipboard, but what is selected can still be copied. */
async function toClipboard(link: string): Promise<boolean> {
  try {
    if (navigator.clipboard) await navigator.clipboard.writeText(link);
    return navigator.clipboard !== undefined || document.execCommand('copy');
  } catch {
    return document.execCommand('copy');
  }
}

interface Props {
  readonly to: Placed;
  readonly label: string;
  /** What its code is, for whoever cannot see it; without, it has none. */
  readonly qr?: string;
}

/** A link to give to somebody: to read, to select, with one tap in the clipboard, and to scan. */
export function ShareLink({ to, ...rest }: Props) {
  const link = useLink(to);
  return link === undefined ? null : <Link link={link} {...rest} />;
}

function Link({ link, label, qr }: Omit<Props, 'to'> & { readonly link: string }) {
  const field = useRef<HTMLInputElement>(null);
  const said = useSignal<'copy' | 'copied' | 'selected'>('copy');
  const copy = async () => {
    field.current?.select();
    said.value = (await toClipboard(link)) ? 'copied' : 'selected';
  };
  return (
    <>
      <div class="copy-link">
        <input ref={field} readOnly value={link} aria-label={label} onFocus={() => field.current?.select()} />
        <button type="button" class="btn" onClick={() => void copy()}>
          {say(`link.${said.value}`)}
        </button>
        <Hint link={link} />
      </div>
      {qr !== undefined && <QrCode text={link} label={qr} />}
    </>
  );
}

/** How far it leads, if not everywhere. */
function Hint({ link }: { readonly link: string }) {
  if (isOnlyHere(link)) return <p class="hint">{say('link.only-here')}</p>;
  return isNear(link) ? <p class="hint">{say('link.near')}</p> : null;
}
