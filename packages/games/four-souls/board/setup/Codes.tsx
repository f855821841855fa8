import { useSignal } from '@preact/signals';
import { classes } from '@tavolata/board-kit';
import { fourSouls, readDeckCode } from '@tavolata/four-souls';
import type { DeckProps } from './deck.ts';
import css from './Setup.module.css';
import { forget, keep, saved } from './saved.ts';

/** The list as a code to share, another's code to use, and those kept in this browser. */
export function Codes({ speaker, use, code }: DeckProps & { readonly code: string }) {
  const name = useSignal('');
  const isWrong = useSignal(false);
  const read = (text: string): void => {
    const list = readDeckCode(fourSouls.defs, text.trim());
    isWrong.value = list === undefined;
    if (list) use(list);
  };
  return (
    <>
      <label>
        {speaker.say('board.deck.code')}
        <input
          value={code}
          spellcheck={false}
          autoComplete="off"
          onFocus={event => event.currentTarget.select()}
          onChange={event => read(event.currentTarget.value)}
        />
        <small>{speaker.say('board.deck.code-help')}</small>
      </label>
      {isWrong.value && (
        <p class="bad" role="alert">
          {speaker.say('board.deck.no-code')}
        </p>
      )}
      <label>
        {speaker.say('board.deck.name')}
        <span class={css.row}>
          <input
            value={name.value}
            maxLength={30}
            onInput={event => (name.value = event.currentTarget.value)}
          />
          <button
            type="button"
            class="btn"
            disabled={name.value.trim() === ''}
            onClick={() => keep(name.value.trim(), code)}
          >
            {speaker.say('board.deck.save')}
          </button>
        </span>
      </label>
      {saved.value.map(each => (
        <div key={each.name} class={classes(css.row, css.saved)}>
          <span>{each.name}</span>
          <button type="button" class="btn" onClick={() => read(each.code)}>
            {speaker.say('board.deck.use', { name: each.name })}
          </button>
          <button type="button" class="btn" onClick={() => forget(each.name)}>
            {speaker.say('board.deck.forget', { name: each.name })}
          </button>
        </div>
      ))}
    </>
  );
}
