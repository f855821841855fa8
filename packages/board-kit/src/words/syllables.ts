/** Shorter words fit anywhere. */
export const LONG = 7;

const VOWEL = '[aeiouyàèéìòù]';
const CONSONANT = '[b-df-hj-np-tv-xz]';
const ONSET = `(?:${CONSONANT}|[bcdfgptv][lr]|s(?!s)${CONSONANT}{1,2}|[cgt]h|gn|gl|qu)`;
/** After an open syllable, between two consonants of which the first closes one, or within a double one; never near an end. */
const SYLLABLES = new RegExp(
  [
    `(?<=\\p{L}{2}${VOWEL})(?=${ONSET}${VOWEL}\\p{L}{2})`,
    `(?<=\\p{L}{2}(?:[lrnmcp]|ch))(?![lrh])(?=${ONSET}${VOWEL}\\p{L}{2})`,
    `(?<=\\p{L}{2}(${CONSONANT}))(?=\\1${VOWEL}\\p{L}{2})`,
  ].join('|'),
  'giu',
);

/** Between an article and its noun, as in «dell’Armadio»: there a line ends without a hyphen. */
const ELISION = /(?<=\p{L}{2}’)(?=\p{L}{3})/gu;

/** A word with the places where it may break: no browser here knows how to divide Italian. */
export const breakable = (word: string): string =>
  word.replace(SYLLABLES, '\u00ad').replace(ELISION, '\u200b');
