import { say } from '@tavolata/board-kit';

const HEAVIEST = 5;

/** How much there is to think about, in pips and in words. */
export function Weight({ of }: { readonly of: number }) {
  return (
    <>
      {say('door.weight')}{' '}
      <span class="weight" role="img" aria-label={say('door.weight-of', { of, most: HEAVIEST })}>
        {'●'.repeat(of)}
        {'○'.repeat(HEAVIEST - of)}
      </span>
    </>
  );
}
