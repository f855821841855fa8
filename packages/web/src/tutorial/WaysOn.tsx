import { classes, say } from '@tavolata/board-kit';
import { go } from '../shared/places.ts';

interface Props {
  readonly slug: string;
  /** The tutorial that was learnt, from 0. */
  readonly n: number;
  readonly count: number;
  readonly onAgain: () => void;
}

/** After the last lesson, where the answers were: once more, a match, or the next tutorial. */
export function WaysOn({ slug, n, count, onAgain }: Props) {
  const following = n + 1 < count;
  return (
    <section class="tv-edge ways-on" aria-label={say('table.edge')} tabIndex={-1}>
      <div class="answers">
        <Way label={say('lesson.again')} onGo={onAgain} />
        <Way label={say('lesson.play')} main={!following} onGo={() => go({ at: 'new', slug })} />
        {following && (
          <Way label={say('lesson.following')} main onGo={() => go({ at: 'learn', slug, n: n + 1 })} />
        )}
      </div>
    </section>
  );
}

interface WayProps {
  readonly label: string;
  readonly main?: boolean;
  readonly onGo: () => void;
}

/** On from here. */
export const Way = ({ label, main = false, onGo }: WayProps) => (
  <button
    type="button"
    class={classes('btn', main && 'btn-main')}
    data-main={main || undefined}
    onClick={onGo}
  >
    {label}
  </button>
);
