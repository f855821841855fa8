import { Fragment } from 'preact';
import { breakable, LONG } from './syllables.ts';

/** A name on a card: long words stay whole where they can, and break between syllables where they must. */
export function Name({ of }: { readonly of: string }) {
  return (
    <span>
      {of.split(' ').map((word, i) => (
        <Fragment key={i}>
          {i > 0 && ' '}
          {word.length < LONG ? word : <span class="word">{breakable(word)}</span>}
        </Fragment>
      ))}
    </span>
  );
}
