import type { SetupProps } from '@tavolata/board-kit';
import { deckCode, deckProblems, entriesOf, fourSouls, listOf } from '@tavolata/four-souls';
import { useEffect } from 'preact/hooks';
import { Categories } from './Categories.tsx';
import { Codes } from './Codes.tsx';
import type { DeckProps } from './deck.ts';
import { byChance, drawnByChance } from './filling.ts';
import { Problems } from './Problems.tsx';
import css from './Setup.module.css';

/** Decks of one's own, where they are wanted: drawn at once, so that the table can be opened, then changed at will. */
export function Setup({ speaker, options, put }: SetupProps) {
  const { decks, cards } = options;
  const proportions = decks === 'picked' ? 'recommended' : decks === 'own-proportions' ? 'own' : undefined;
  const isMissing = proportions !== undefined && cards === undefined;
  const use: DeckProps['use'] = list => put('cards', entriesOf(list));
  useEffect(() => {
    if (isMissing) use(drawnByChance(byChance));
  }, [isMissing]);
  if (!proportions) return null;
  const list = listOf((cards as readonly string[] | undefined) ?? []);
  const deck: DeckProps = { speaker, list, use };
  return (
    <fieldset class={css.decks}>
      <legend>{speaker.say('board.deck.title')}</legend>
      <p>{speaker.say(`board.deck.${proportions}`)}</p>
      <Problems speaker={speaker} problems={deckProblems(fourSouls.defs, list, proportions)} />
      <div class={css.row}>
        <button type="button" class="btn" onClick={() => use(drawnByChance(byChance))}>
          {speaker.say('board.deck.by-chance')}
        </button>
        <button type="button" class="btn" onClick={() => use({})}>
          {speaker.say('board.deck.empty')}
        </button>
      </div>
      <Categories {...deck} />
      <Codes {...deck} code={deckCode(fourSouls.defs, list)} />
    </fieldset>
  );
}
