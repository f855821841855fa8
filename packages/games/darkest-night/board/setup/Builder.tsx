import { type Signal, useSignal } from '@preact/signals';
import { Dialog, type Speaker } from '@tavolata/board-kit';
import {
  type DeckList,
  deckCode,
  deckListOf,
  deckProblems,
  HEROES,
  type HeroName,
  POWERS,
  type PowerDef,
} from '@tavolata/darkest-night';
import { Glyph } from '../Glyph.tsx';
import css from './Builder.module.css';

interface Props {
  readonly speaker: Speaker;
  /** The deck being built; nothing while none is. */
  readonly deck: Signal<DeckList | undefined>;
  readonly onDone: (deck: DeckList) => void;
}
interface PartProps extends Pick<Props, 'speaker'> {
  readonly list: DeckList;
  readonly change: (list: DeckList) => void;
}

function Power({ speaker, list, change, power }: PartProps & { readonly power: PowerDef }) {
  const { id, back, starting } = power;
  const chosen = list.cards.includes(id);
  const toggle = (): void =>
    change({ ...list, cards: chosen ? list.cards.filter(other => other !== id) : [...list.cards, id] });
  return (
    <label class={`check ${css.power}`}>
      <input type="checkbox" checked={chosen} onChange={toggle} />
      <Glyph name={id} />
      <span>
        {speaker.card(id, back)}
        {starting && <em>{speaker.say('night.deck.starting')}</em>}
        <small>{speaker.say(`card.${id}.text`)}</small>
      </span>
    </label>
  );
}

/** All powers, hero by hero; those of the deck's own hero first. */
function Shelf(props: PartProps) {
  const { speaker, list } = props;
  const heroes = [...HEROES].sort((a, b) => Number(b.id === list.hero) - Number(a.id === list.hero));
  return (
    <>
      {heroes.map(({ id }) => {
        const powers = POWERS.filter(({ hero }) => hero === id);
        const taken = powers.filter(power => list.cards.includes(power.id)).length;
        return (
          <details key={id} open={id === list.hero}>
            <summary>
              <Glyph name={id} /> {speaker.say(`term.${id}`)} <small>{taken}/10</small>
            </summary>
            {powers.map(power => (
              <Power key={power.id} {...props} power={power} />
            ))}
          </details>
        );
      })}
    </>
  );
}

/** A deck of ten powers with four starting ones: picked, checked, explained, shared as a code. */
export function Builder({ speaker, deck, onDone }: Props) {
  const copied = useSignal(false);
  const list = deck.value;
  const change = (next: DeckList): void => {
    deck.value = next;
    copied.value = false;
  };
  const problems = list ? deckProblems(list) : [];
  const copy = async (): Promise<void> => {
    if (!list) return;
    await navigator.clipboard.writeText(deckCode(list));
    copied.value = true;
  };
  return (
    <Dialog
      class={`dn-builder ${css.builder}`}
      label={speaker.say('night.deck.build')}
      open={list !== undefined}
      onClose={() => {
        deck.value = undefined;
      }}
    >
      {list && (
        <>
          <header>
            <label>
              {speaker.say('night.deck.hero')}
              <select
                value={list.hero}
                onChange={event => change({ ...list, hero: event.currentTarget.value })}
              >
                {HEROES.map(({ id }) => (
                  <option key={id} value={id}>
                    {speaker.say(`term.${id}`)}
                  </option>
                ))}
              </select>
            </label>
            <button
              type="button"
              class="btn"
              onClick={() => change({ ...list, cards: deckListOf({}, list.hero as HeroName) })}
            >
              {speaker.say('night.deck.own')}
            </button>
            <button type="button" class="btn" onClick={() => change({ ...list, cards: [] })}>
              {speaker.say('night.deck.empty')}
            </button>
          </header>
          <div class={css.shelf}>
            <Shelf speaker={speaker} list={list} change={change} />
          </div>
          <footer>
            <div role="status">
              {problems.length === 0 ? (
                <p class={css.good}>✓ {speaker.say('night.deck.good')}</p>
              ) : (
                problems.map(problem => (
                  <p key={JSON.stringify(problem)} class="bad">
                    {speaker.refusal(problem, () => ({ id: '', back: '' }))}
                  </p>
                ))
              )}
            </div>
            <button type="button" class="btn" disabled={problems.length > 0} onClick={() => void copy()}>
              {speaker.say(copied.value ? 'night.deck.copied' : 'night.deck.copy')}
            </button>
            <button
              type="button"
              class="btn btn-main"
              disabled={problems.length > 0}
              onClick={() => onDone(list)}
            >
              {speaker.say('night.deck.use')}
            </button>
          </footer>
        </>
      )}
    </Dialog>
  );
}
