import { classes } from '@tavolata/board-kit';
import { type CardDef, RECIPES } from '@tavolata/four-souls';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Print, paperOf } from '../Print.tsx';
import type { DeckProps } from './deck.ts';
import { cardsIn, countOf, supplyOf, withCopies } from './filling.ts';
import css from './Setup.module.css';

/** The three decks, category by category, every card with its copies. */
export const Categories = (deck: DeckProps) => (
  <>
    {RECIPES.map(({ type, size, subtypes }) => (
      <Unfolding
        key={type}
        title={deck.speaker.say(`zone.${type}-deck`)}
        count={`${subtypes.reduce((sum, { subtype }) => sum + countOf(deck.list, cardsIn(subtype)), 0)}/${size}`}
      >
        {() =>
          subtypes.map(({ subtype, number }) => (
            <Unfolding
              key={subtype}
              title={deck.speaker.say(`term.${subtype}`)}
              count={`${countOf(deck.list, cardsIn(subtype))}/${number}`}
            >
              {() => (
                <div class={css.cards}>
                  {cardsIn(subtype).map(def => (
                    <Copies key={def.id} deck={deck} def={def} />
                  ))}
                </div>
              )}
            </Unfolding>
          ))
        }
      </Unfolding>
    ))}
  </>
);

interface UnfoldingProps {
  readonly title: string;
  readonly count: string;
  /** Drawn only once it is open: there are hundreds of cards. */
  readonly children: () => ComponentChildren;
}

function Unfolding({ title, count, children }: UnfoldingProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        {title} <b>{count}</b>
      </summary>
      {isOpen && children()}
    </details>
  );
}

/** One card: in or out if there is but one of it, else how often. */
function Copies({ deck, def }: CopiesProps) {
  const { speaker, list, use } = deck;
  const copies = list[def.id] ?? 0;
  const face = (
    <>
      <span class={css.thumb} data-paper={paperOf(def)}>
        <Print def={def} />
      </span>
      <span class={css.name}>{speaker.card(def.id)}</span>
    </>
  );
  return supplyOf(def) === 1 ? (
    <label class={classes(css.copies, copies === 0 && css.none)}>
      {face}
      <input
        type="checkbox"
        checked={copies > 0}
        onChange={event => use(withCopies(list, def.id, event.currentTarget.checked ? 1 : 0))}
      />
    </label>
  ) : (
    <div class={classes(css.copies, css.several, copies === 0 && css.none)}>
      {face}
      <Step deck={deck} def={def} by={-1} />
      <output>
        {copies}
        <small>/{supplyOf(def)}</small>
      </output>
      <Step deck={deck} def={def} by={1} />
    </div>
  );
}

interface CopiesProps {
  readonly deck: DeckProps;
  readonly def: CardDef;
}

function Step({ deck, def, by }: CopiesProps & { readonly by: 1 | -1 }) {
  const { speaker, list, use } = deck;
  const copies = list[def.id] ?? 0;
  return (
    <button
      type="button"
      class="btn"
      aria-label={speaker.say(by > 0 ? 'board.deck.more' : 'board.deck.less', { card: speaker.card(def.id) })}
      disabled={by > 0 ? copies >= supplyOf(def) : copies === 0}
      onClick={() => use(withCopies(list, def.id, copies + by))}
    >
      {by > 0 ? '+' : '−'}
    </button>
  );
}
