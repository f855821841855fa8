import './rules.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { doorOf } from '../games/index.ts';
import { Failure } from '../online/attempt.tsx';
import { problemText } from '../online/problems.ts';
import { Shell, ToLobby } from '../online/Shell.tsx';
import { Icon } from '../shared/Icon.tsx';
import { Languages } from '../shared/Languages.tsx';
import { language } from '../shared/language.ts';
import type { Ledger, RuleText } from '../shared/ledger.ts';
import { go } from '../shared/places.ts';
import { say } from '../shared/Say.tsx';
import { useLedger } from './use-ledger.ts';

type Entry = readonly [id: string, rule: RuleText];

/** As somebody might type it. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase();

/** Rules whose text, id or chapter has all the words looked for. */
function found(ledger: Ledger, words: string): Entry[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return Object.entries(ledger).filter(([id, rule]) => {
    const text = plain(`${id} ${say(`topic.${rule.topic}`)} ${rule[language.value]}`);
    return wanted.every(word => text.includes(word));
  });
}

interface Props {
  readonly slug: string;
  readonly rule?: string;
}

export function RulesPage({ slug, rule }: Props) {
  if (doorOf(slug)) return <Rulebook key={slug} slug={slug} {...(rule && { rule })} />;
  return (
    <Shell title={say('rules.open')}>
      <p role="alert">{problemText('unknown-game')}</p>
      <ToLobby />
    </Shell>
  );
}

/** The whole rulebook of a game in the reader's language, to search and to link to. */
function Rulebook({ slug, rule }: Props) {
  const { ledger, opening } = useLedger(slug);
  const words = useSignal('');
  const entries = found(ledger ?? {}, words.value);
  useEffect(() => {
    if (rule && ledger) document.getElementById(rule)?.scrollIntoView({ block: 'center' });
  }, [rule, ledger]);
  const topics = Map.groupBy(entries, ([, { topic }]) => topic);
  return (
    <div class="rules" data-surface="light">
      <header>
        <button type="button" class="tv-icon" aria-label={say('back')} onClick={() => go({ at: 'lobby' })}>
          <Icon name="back" />
        </button>
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
      </header>
      <main>
        <Failure of={opening} />
        {[...topics].map(([topic, rules]) => (
          <section key={topic}>
            <h2>{say(`topic.${topic}`)}</h2>
            {rules.map(([id, text]) => (
              <article key={id} id={id} class={id === rule ? 'on' : ''}>
                <h3>{id}</h3>
                <p>{text[language.value]}</p>
              </article>
            ))}
          </section>
        ))}
      </main>
    </div>
  );
}
