import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** Faces of a die that have no fact of their own are called `rest` in a card's text. */
const FACES = [1, 2, 3, 4, 5, 6];

/**
 * Every number of a card by its path (`gain_grace`) and, where no other has it, by its own name (`grace`); and what its
 * parts say with theirs (`actions_0_text`).
 */
export function paramsOf({ numbers = {}, ...facts }, limits = {}) {
  const paths = [...numbersIn(facts, [])];
  const own = paths.filter(([path]) => paths.filter(([other]) => other.at(-1) === path.at(-1)).length === 1);
  const named = list => list.map(([path, value]) => [plainName(path.join('.')), value]);
  return {
    ...Object.fromEntries(own.map(([path, value]) => [plainName(path.at(-1)), value])),
    ...Object.fromEntries(named([...paths, ...numbersIn({ limits }, []), ...partsIn(facts, limits, [])])),
    ...numbers,
    rest: restOf(numbers),
  };
}

function* numbersIn(value, path) {
  if (isNumbers(value)) yield [path, value];
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) yield* numbersIn(item, [...path, key]);
}

function* partsIn(value, limits, path) {
  if (typeof value !== 'object' || value === null) return;
  if (value.id && value.text && path.length > 0)
    yield [[...path, 'text'], language => fill(value.text[language], paramsOf(value, limits), language).text];
  for (const [key, item] of Object.entries(value)) yield* partsIn(item, limits, [...path, key]);
}

const isNumber = value => typeof value === 'number';
const isNumbers = value =>
  isNumber(value) || (Array.isArray(value) && value.length > 0 && value.every(isNumber));
/** The names that code gives to results of a die. */
export const RESULTS = ['face', 'faces', 'lowest', 'lower', 'low', 'middle', 'high', 'higher', 'highest'];
function restOf(numbers) {
  const named = RESULTS.flatMap(name => numbers[name] ?? []);
  return FACES.filter(face => !named.includes(face));
}

/** `[1, 2, 4]` as '1–2 or 4'. */
export function spanOf(faces, language) {
  const runs = [];
  for (const face of faces) {
    if (runs.at(-1)?.at(-1) === face - 1) runs.at(-1).push(face);
    else runs.push([face]);
  }
  const spans = runs.map(run => (run.length > 1 ? `${run[0]}–${run.at(-1)}` : String(run[0])));
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(spans);
}

/** The words around a number tell that it is less. */
const shownNumber = value => String(Math.abs(value));
export function shownFact(value, language) {
  if (Array.isArray(value)) return spanOf(value, language);
  if (typeof value === 'function') return value(language);
  return isNumber(value) ? shownNumber(value) : String(value);
}

/** `{gain.magic-broom}`: a name in ICU has neither dots nor hyphens. */
const plainName = path => path.replaceAll(/[.-]/g, '_');
const plain = message => message.replace(/\{\s*[\w.-]+\s*[,}]/g, plainName);
export const partsOf = message => parse(plain(message), { ignoreTag: true });

/** What a text names. */
export const namesIn = message =>
  partsOf(message).flatMap(({ type, value }) =>
    type === TYPE.argument || type === TYPE.plural ? value : [],
  );

/** A text with the numbers of its card in it, and a set of names it has used. */
export function fill(message, params, language) {
  const used = new Set();
  const factOf = name => {
    if (params[name] === undefined) throw new Error(`no fact is called ${name}`);
    used.add(name);
    return params[name];
  };
  const say = (parts, pound) => parts.map(part => sayOne(part, pound)).join('');
  function sayOne(part, pound) {
    if (part.type === TYPE.literal) return part.value;
    if (part.type === TYPE.pound) return shownNumber(pound);
    const value = factOf(part.value);
    if (part.type === TYPE.argument) return shownFact(value, language);
    if (part.type !== TYPE.plural)
      throw new Error(`{${part.value}}: a number or a plural can stand in a card's text`);
    const rule = new Intl.PluralRules(language, { type: part.pluralType }).select(value - part.offset);
    const { value: chosen } = part.options[`=${value}`] ?? part.options[rule] ?? part.options.other;
    return say(chosen, value - part.offset);
  }
  return { text: say(partsOf(message)), used };
}

/** What a text says is no message any more: its signs mean nothing. */
export const asMessage = text => text.replaceAll("'", "''").replace(/[{}]/g, "'$&'");
