import { LANGUAGES, say } from '@tavolata/board-kit';
import { language } from './language.ts';

/** Each reader's own language, one tap. */
export function Languages() {
  return (
    <fieldset class="langs" aria-label={say('language')}>
      {LANGUAGES.map(lang => (
        <button
          type="button"
          key={lang}
          lang={lang}
          aria-pressed={lang === language.value}
          onClick={() => {
            language.value = lang;
          }}
        >
          {lang.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
