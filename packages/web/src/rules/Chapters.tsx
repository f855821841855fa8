import { phone, say } from '@tavolata/board-kit';
import { useEffect, useRef } from 'preact/hooks';
import { addressOf, goInstead, type Placed } from '../shared/places.ts';
import { turnTo } from './chapter-scroll.ts';

interface Props {
  readonly slug: string;
  readonly chapters: readonly string[];
  nameOf(chapter: string): string;
  /** The one that is being read. */
  readonly current: string | undefined;
}

/** What is in the rulebook: beside it, or on phones folded above it. */
export function Chapters(props: Props) {
  const folded = useRef<HTMLDetailsElement>(null);
  const { current, nameOf } = props;
  if (!phone.value) return <List {...props} />;
  return (
    <details ref={folded}>
      <summary>
        <b>{say('rules.chapters')}</b> {current && nameOf(current)}
      </summary>
      <List {...props} onTurn={() => folded.current?.removeAttribute('open')} />
    </details>
  );
}

function List({ slug, chapters, nameOf, current, onTurn }: Props & { readonly onTurn?: () => void }) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <nav ref={nav} class="chapters" aria-label={say('rules.chapters')}>
      <ul>
        {chapters.map(chapter => (
          <li key={chapter}>
            <ChapterLink
              to={{ at: 'rules', slug, chapter }}
              isCurrent={chapter === current}
              onTurn={() => {
                onTurn?.();
                turnTo(chapter);
              }}
            >
              {nameOf(chapter)}
            </ChapterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface LinkProps {
  readonly to: Placed;
  readonly isCurrent: boolean;
  readonly onTurn: () => void;
  readonly children: string;
}

function ChapterLink({ to, isCurrent, onTurn, children }: LinkProps) {
  return (
    <a
      href={addressOf(to)}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={event => {
        // In a tab of its own it is a link like any other.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        goInstead(to);
        // It may be where one is already, and only have been scrolled away.
        onTurn();
      }}
    >
      {children}
    </a>
  );
}
