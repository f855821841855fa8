import './rules.css';
import { useSignal } from '@preact/signals';
import { Icon, phone, say } from '@tavolata/board-kit';
import { useEffect, useRef } from 'preact/hooks';
import { doorOf } from '../games/doors.ts';
import { Failure } from '../shared/attempt.tsx';
import { DoorArt } from '../shared/DoorArt.tsx';
import { Languages } from '../shared/Languages.tsx';
import { language } from '../shared/language.ts';
import { go } from '../shared/places.ts';
import { problemText } from '../shared/problems.ts';
import { Shell, ToLobby } from '../shared/Shell.tsx';
import { Chapters } from './Chapters.tsx';
import { turnTo, useChapterInView, useHeadHeight } from './chapter-scroll.ts';
import { wordsOf } from './marks.ts';
import { Marked, RuleEntry } from './RuleEntry.tsx';
import { missingIn, searchRules } from './search.ts';
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
  const entries = searchRules(ledger ?? {}, words.value);
  const wanted = wordsOf(words.value);
  const chapters = Map.groupBy(entries, ([, { topic }]) => topic);
  const names = [...chapters.keys()];
  const nameOf = (topic: string): string => chapters.get(topic)?.[0]?.[1].chapter[language.value] ?? topic;
  const head = useRef<HTMLElement>(null);
  useHeadHeight(head);
  const current = useChapterInView(names, head);
  useEffect(() => {
    if (!ledger) return;
    if (rule) document.getElementById(rule)?.scrollIntoView({ block: 'center' });
    else if (chapter) turnTo(chapter);
  }, [chapter, rule, ledger]);
  const contents = names.length > 0 && (
    <Chapters slug={slug} chapters={names} nameOf={nameOf} current={current} />
  );
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
                <Marked text={nameOf(topic)} wanted={wanted} />
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
