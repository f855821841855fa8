import { addressOf } from './places.ts';
import { say } from './Say.tsx';

/** While a table is being laid. Whoever does not want to wait can leave. */
export function Loading() {
  return (
    <div class="tv tv-loading" data-surface="dark">
      <p role="status">{say('loading')}</p>
      <a class="btn" href={addressOf({ at: 'lobby' })}>
        {say('back')}
      </a>
    </div>
  );
}
