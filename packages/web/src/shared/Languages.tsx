import { LANGUAGES, language } from './language.ts';
import { say } from './Say.tsx';

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
