import './rules.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { doorOf } from '../games/index.ts';
import { DoorArt } from '../lobby/DoorArt.tsx';
import { Failure } from '../online/attempt.tsx';
import { problemText } from '../online/problems.ts';
import { Shell, ToLobby } from '../online/Shell.tsx';
import { Icon } from '../shared/Icon.tsx';
import { Languages } from '../shared/Languages.tsx';
import { go } from '../shared/places.ts';
import { say } from '../shared/Say.tsx';
import { phone } from '../shared/width.ts';
import { Chapters } from './Chapters.tsx';
import { found, missingIn } from './found.ts';
import { wordsOf } from './marks.ts';
import { Marked, RuleEntry } from './RuleEntry.tsx';
import { turnTo, useChapterInView, useHeadHeight } from './turning.ts';
import { useLedger } from './use-ledger.ts';

interface Props {
  readonly slug: string;
  readonly chapter?: string;
  readonly rule?: string;
}

export function RulesPage(props: Props) {
  if (doorOf(props.slug)) return <Rulebook key={props.slug} {...props} />;
  return (
    <Shell title={say('rules.none')}>
      <p role="alert">{problemText('unknown-game')}</p>
      <ToLobby />
    </Shell>
  );
}

/** The whole rulebook of a game in the reader's language, to search and to link to. */
function Rulebook({ slug, chapter, rule }: Props) {
  const { ledger, opening } = useLedger(slug);
  const missing = ledger && missingIn(ledger, rule ?? chapter);
  const words = useSignal('');
  const entries = found(ledger ?? {}, words.value);
  const wanted = wordsOf(words.value);
  const chapters = Map.groupBy(entries, ([, { topic }]) => topic);
  const names = [...chapters.keys()];
  const head = useRef<HTMLElement>(null);
  useHeadHeight(head);
  const current = useChapterInView(names, head);
  useEffect(() => {
    if (!ledger) return;
    if (rule) document.getElementById(rule)?.scrollIntoView({ block: 'center' });
    else if (chapter) turnTo(chapter);
  }, [chapter, rule, ledger]);
  const contents = names.length > 0 && <Chapters slug={slug} chapters={names} current={current} />;
  return (
    <div class="rules" data-surface="light" data-game={slug}>
      <header ref={head}>
        <button type="button" class="tv-icon" aria-label={say('back')} onClick={() => go({ at: 'lobby' })}>
          <Icon name="back" />
        </button>
        <DoorArt slug={slug} />
        <h1>{say('rules.title', { game: say(`door.${slug}.name`) })}</h1>
        <label>
          {say('rules.search')}
          <input
            type="search"
            value={words.value}
            onInput={event => {
              words.value = event.currentTarget.value;
            }}
          />
        </label>
        <Languages />
        <p role="status">{ledger && say('rules.found', { count: entries.length })}</p>
        {phone.value && contents}
      </header>
      {!phone.value && contents}
      <main>
        <Failure of={opening} />
        {missing && (
          <p class="bad" role="alert">
            {say('rules.missing', { name: missing })}
          </p>
        )}
        {[...chapters].map(([topic, rules]) => (
          <section key={topic} id={topic}>
            <h2 tabIndex={-1}>
              <DoorArt slug={slug} />
              <span>
                <Marked text={say(`topic.${topic}`)} wanted={wanted} />
              </span>
            </h2>
            {rules.map(entry => (
              <RuleEntry key={entry[0]} entry={entry} wanted={wanted} isMeant={entry[0] === rule} />
            ))}
          </section>
        ))}
      </main>
    </div>
  );
}
