import { callsOf, usesIn, wordsIn } from './keys.mjs';
import { placeOf } from './tree.mjs';

/**
 * Families looked up by what the data name, not by a literal in code; `board` and `short` are words of the game's page,
 * `report` of its reports.
 */
const FROM_DATA = [
  'card',
  'zone',
  'back',
  'variant',
  'game',
  'option-name',
  'board',
  'short',
  'does',
  'report',
];
/** Families of the flow: a key of theirs is a literal somewhere. */
const FROM_CODE = ['ask', 'option', 'event', 'refuse', 'result', 'terminal'];
/** Shared texts: of the kernel's own events and options, in the table's files. */
const SHARED = 'table';

const fits = (key, word) => (typeof word === 'string' ? key === word : word.test(key));

function exists(known, family, key) {
  if (typeof key === 'string') return known.has(`${family}.${key}`);
  return [...known.keys()].some(
    name => name.startsWith(`${family}.`) && key.test(name.slice(family.length + 1)),
  );
}

/** What code surely says has a text. */
function missingProblems(source, known, calls) {
  return usesIn(source, calls).flatMap(({ family, key, node }) => {
    if (family.split('|').some(one => exists(known, one, key))) return [];
    const shown = typeof key === 'string' ? key : key.source;
    return [`${placeOf(source, node)}: there is no text ${family}.${shown}`];
  });
}

/** A key is used if its name, with or without the family, is a word of the code or belongs to the data. */
function unusedProblems(slug, keys, words) {
  const strings = new Set(words.filter(word => typeof word === 'string'));
  const patterns = words.filter(word => typeof word !== 'string' && word.source !== '^.+$');
  return [...keys.keys()].flatMap(key => {
    const [family, ...rest] = key.split('.');
    if (!FROM_CODE.includes(family)) return [];
    const name = rest.join('.');
    const used =
      strings.has(name) ||
      strings.has(key) ||
      patterns.some(pattern => fits(name, pattern) || fits(key, pattern));
    return used ? [] : [`packages/games/${slug}/texts: nothing uses ${key}`];
  });
}

/** Every text a game's code asks for is there, and every text that is there is used. */
export function textProblems({ sources, texts, slugs }) {
  return slugs.flatMap(slug => {
    const keys = texts.get(slug);
    const code = sources.filter(source => source.slug === slug && !source.isTest);
    if (!keys || code.length === 0) return [];
    const shared = texts.get(SHARED) ?? new Map();
    const known = new Map([...shared, ...keys]);
    const kernel = sources.filter(({ room, isTest }) => room === 'kernel' && !isTest);
    const words = [...code, ...kernel].flatMap(wordsIn);
    const calls = callsOf(code);
    const strange = [...keys.keys()].filter(key => ![...FROM_CODE, ...FROM_DATA].includes(key.split('.')[0]));
    return [
      ...code.filter(({ room }) => room === 'games').flatMap(source => missingProblems(source, known, calls)),
      ...unusedProblems(slug, keys, words),
      ...strangeProblems(slug, strange, words),
    ];
  });
}

/** The page's words are said by the boards on it, too. */
const PAGE = ['web', 'board-kit', 'board'];

/** Texts of a host: named whole in its code, or by a pattern there. */
export function roomTextProblems({ sources, texts, slugs }) {
  return [...texts].flatMap(([room, keys]) => {
    // What the table offers is for all hosts, each of which takes what it needs.
    if (slugs.includes(room) || room === SHARED) return [];
    const rooms = room === 'web' ? PAGE : [room];
    const code = sources.filter(source => rooms.includes(source.room) && !source.isTest);
    const words = code.flatMap(wordsIn);
    const strings = new Set(words.filter(word => typeof word === 'string'));
    // One that begins with a hole could be anything.
    const patterns = words.filter(word => typeof word !== 'string' && !word.source.startsWith('^.+'));
    return [...keys.keys()]
      .filter(key => !strings.has(key) && !patterns.some(pattern => pattern.test(key)))
      .map(key => `packages/${room}/texts: nothing uses ${key}`);
  });
}

/** Other families (a game's terms, phases, treasures) are looked up by family: code or data must know it. */
function strangeProblems(slug, keys, words) {
  const strings = new Set(
    words
      .map(word => (typeof word === 'string' ? word : word.source.slice(1).replaceAll('\\', '')))
      .map(word => word.split('.')[0]),
  );
  const families = [...new Set(keys.map(key => key.split('.')[0]))];
  const known = ['term', 'phase', 'type', 'class', 'tier', 'subtype', 'treasure'];
  return families
    .filter(family => !known.includes(family) && !strings.has(family))
    .map(family => `packages/games/${slug}/texts: nothing uses the family ${family}`);
}
