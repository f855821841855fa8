import { useSignal } from '@preact/signals';
import type { SetupProps } from '@tavolata/board-kit';
import {
  type DeckList,
  deckCode,
  deckProblems,
  HEROES,
  type HeroName,
  readDeckCode,
} from '@tavolata/darkest-night';
import { Glyph } from '../Glyph.tsx';
import { Builder } from './Builder.tsx';
import css from './Decks.module.css';
import { decksOf } from './leads.ts';
import { forgetDeck, sameDeck, saveDeck, savedDecks } from './saved.ts';

const heroOf = (code: string): string => readDeckCode(code).hero;
/** The deck that is built first. */
const FIRST: DeckList = { hero: HEROES[0]?.id as HeroName, cards: [] };
const NOTHING = { id: '', back: '' };

/** The decks of this table: built here, kept in this browser, or pasted as a code. */
export function Decks(props: SetupProps) {
  const { speaker, put } = props;
  const building = useSignal<DeckList | undefined>(undefined);
  const pasted = useSignal('');
  const used = decksOf(props);
  const use = (codes: readonly string[]): void => put('decks', codes.length > 0 ? [...codes] : undefined);
  const isUsed = (code: string): boolean => used.some(other => sameDeck(other, code));
  const take = (code: string): void => use([...used.filter(other => heroOf(other) !== heroOf(code)), code]);
  const problems = pasted.value.trim() === '' ? [] : deckProblems(readDeckCode(pasted.value));
  const add = (code: string): void => {
    saveDeck(code);
    take(code);
  };
  return (
    <fieldset class={css.decks}>
      <legend>{speaker.say('night.deck.title')}</legend>
      {savedDecks.value.map(code => (
        <div key={code} class={css.deck}>
          <label class="check">
            <input
              type="checkbox"
              checked={isUsed(code)}
              onChange={event =>
                event.currentTarget.checked ? take(code) : use(used.filter(other => !sameDeck(other, code)))
              }
            />
            <Glyph name={heroOf(code)} />
            <span>
              {speaker.say(`term.${heroOf(code)}`)}
              <small>
                {readDeckCode(code)
                  .cards.map(card => speaker.card(card, 'power'))
                  .join(', ')}
              </small>
            </span>
          </label>
          <button type="button" class="btn" onClick={() => (building.value = readDeckCode(code))}>
            {speaker.say('night.deck.edit')}
          </button>
          <button
            type="button"
            class="btn"
            onClick={() => {
              use(used.filter(other => !sameDeck(other, code)));
              forgetDeck(code);
            }}
          >
            {speaker.say('night.deck.forget')}
          </button>
        </div>
      ))}
      <button type="button" class="btn" onClick={() => (building.value = FIRST)}>
        {speaker.say('night.deck.build')}
      </button>
      <label>
        {speaker.say('night.deck.paste')}
        <input
          value={pasted.value}
          spellcheck={false}
          onInput={event => {
            pasted.value = event.currentTarget.value;
          }}
        />
      </label>
      {problems.map(problem => (
        <p key={problem.reason} class="bad" role="status">
          {speaker.refusal(problem, () => NOTHING)}
        </p>
      ))}
      {pasted.value.trim() !== '' && problems.length === 0 && (
        <button
          type="button"
          class="btn"
          onClick={() => {
            add(deckCode(readDeckCode(pasted.value)));
            pasted.value = '';
          }}
        >
          {speaker.say('night.deck.add')}
        </button>
      )}
      <Builder
        speaker={speaker}
        deck={building}
        onDone={deck => {
          add(deckCode(deck));
          building.value = undefined;
        }}
      />
    </fieldset>
  );
}
