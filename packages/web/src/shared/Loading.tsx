import { say } from '@tavolata/board-kit';
import type { ComponentChildren } from 'preact';
import { addressOf } from './places.ts';

interface Props {
  /** Why it takes so long, if that is known. */
  readonly children?: ComponentChildren;
}

/** While a table is being laid. Whoever does not want to wait can leave. */
export function Loading({ children }: Props) {
  return (
    <div class="tv tv-loading" data-surface="dark">
      <div role="status">
        <p>{say('loading')}</p>
        {children}
      </div>
      <a class="btn" href={addressOf({ at: 'lobby' })}>
        {say('back')}
      </a>
    </div>
  );
}
