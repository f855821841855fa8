import { readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { factsOf } from '../../generate/data.mjs';
import { cardFilesOf } from '../../lib/components.mjs';

/**
 * What of a card is no fact of its behaviour: `bots` may guess, `rulings` cite the book, `designed` and `extra` are said to
 * those who work on it, an `id` is a name.
 */
const NO_BEHAVIOUR = ['bots', 'rulings', 'designed', 'extra', 'id', 'type'];

function* leavesOf(value, path = []) {
  if (typeof value !== 'object' || value === null) yield { path, value };
  else
    for (const [key, item] of Object.entries(value))
      if (!NO_BEHAVIOUR.includes(key))
        yield* leavesOf(item, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** Where a fact stands, whichever of a list it is: facts of one place take each other's values. */
const placeOf = (kind, path) => [kind, ...path.map(key => (typeof key === 'number' ? '#' : key))].join('.');

/**
 * Every single value that says what a card of a game does or of what there is how much. What people read and see of it
 * (names, texts, pictures) does nothing; `numbers` are those of its code.
 */
export function cardFactsOf(folder) {
  return cardFilesOf(folder).flatMap(({ file, kind, card }) =>
    [...leavesOf({ ...factsOf(card), ...(card.numbers && { numbers: card.numbers }) })].map(leaf => ({
      file,
      ...leaf,
      place: placeOf(kind, leaf.path),
    })),
  );
}

/** The least that could be wrong with it: one more, one less, the opposite, what another card has there, nothing at all. */
function* wrongValues({ place, value }, facts, random) {
  if (typeof value === 'number') yield* [value + 1, value - 1];
  if (typeof value === 'boolean') yield !value;
  if (typeof value === 'string') {
    const others = facts.filter(other => other.place === place && other.value !== value);
    yield* shuffled([...new Set(others.map(other => other.value))], random);
  }
  yield undefined;
}

/** Every wrong text of a fact's file, from the likeliest mistake on. */
export function* wrongTexts(fact, facts, random) {
  const text = readFileSync(fact.file, 'utf8');
  for (const value of wrongValues(fact, facts, random)) {
    const document = parseDocument(text);
    if (value === undefined) document.deleteIn(fact.path);
    else document.setIn(fact.path, value);
    yield { value, text: String(document) };
  }
}

/** Equal seeds, equal numbers from 0 to below 1 (mulberry32). */
export function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function shuffled(list, random) {
  const left = [...list];
  return list.map(() => left.splice(Math.floor(random() * left.length), 1)[0]);
}
