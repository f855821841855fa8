import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { generateGame } from '../generate.mjs';
import { filesUnder, gameFolders } from '../lib/files.mjs';
import { componentProblems } from '../lib/schemas.mjs';
import { DataError } from '../lib/yaml.mjs';
import { cardFactsOf, randomFrom, shuffled, wrongTexts } from './kit/facts.mjs';
import { scratchCopy } from './kit/scratch.mjs';

/** `FACTS_SEED=7 FACTS_SLICE=0-12`: which facts are taken, and which of these are tried. */
const seed = Number(process.env.FACTS_SEED ?? 29);
const [first, last] = (process.env.FACTS_SLICE ?? '0-60').split('-').map(Number);
const OF_EACH_GAME = 12;
/** Of sixty, so many may change without anybody noticing. */
const UNNOTICED = 3;

const copy = scratchCopy();
afterAll(copy.remove);

/** The same number of every game, one of each in turn. */
const games = gameFolders(copy.folder).map(({ slug, folder }) => {
  const facts = cardFactsOf(folder);
  return { slug, folder, facts, chosen: shuffled(facts, randomFrom(seed)).slice(0, OF_EACH_GAME) };
});
const chosen = Array.from({ length: OF_EACH_GAME }, (_, i) =>
  games.map(game => ({ ...game, fact: game.chosen[i] })),
).flat();

/** Makes the fact wrong, in a way that the schema cannot tell from a right one, unless it can tell all of them. */
function makeWrong({ folder, facts, fact }) {
  const wrong = [...wrongTexts(fact, facts, randomFrom(seed))];
  for (const { value, text } of wrong) {
    writeFileSync(fact.file, text);
    if (componentProblems(folder, copy.folder).length === 0) return { value, fits: true };
  }
  return { value: wrong[0].value, fits: false };
}

/** Tests of rules and data: what bots do, and what whole matches happen to meet, proves no fact. */
const testsOf = folder =>
  filesUnder(join(folder, 'tests'), '.test.ts').filter(
    file => !/\.long\.test|(bots|laws|laws-closely|scenarios)\.test/.test(file),
  );

/** A wrong fact may lead a game round in circles; in milliseconds. */
const MOST = 120_000;

/** Whether a scenario of the game, the card's own first, or else one of its tests turns red. */
async function isNoticed({ folder, fact }) {
  const own = fact.file.replace(/yaml$/, 'scenarios.yaml');
  const player = join(copy.folder, 'scripts/tests/kit/play-scenarios.mjs');
  const played = await copy.runFor(MOST, player, folder, ...(existsSync(own) ? [own] : []));
  return !played.ok || !(await copy.test(testsOf(folder), '--bail', '1')).ok;
}

/** What noticed it, or nothing. */
async function noticedBy(game) {
  const right = readFileSync(game.fact.file, 'utf8');
  try {
    const { value, fits } = makeWrong(game);
    if (!fits) return { value, by: 'the schema' };
    try {
      generateGame(game.folder);
    } catch (error) {
      if (error instanceof DataError) return { value, by: 'the generator' };
      throw error;
    }
    return { value, by: (await isNoticed(game)) ? 'a test' : undefined };
  } finally {
    writeFileSync(game.fact.file, right);
  }
}

const told = ({ folder, fact: { file, path, value } }, wrong) =>
  `${relative(folder, file)} ${path.join('.')}: ${value} → ${wrong}`;

test('a wrong fact turns something red', async () => {
  await copy.generate();
  const unnoticed = [];
  for (const game of chosen.slice(first, last)) {
    const start = performance.now();
    const { value, by } = await noticedBy(game);
    const line = `${game.slug}/${told(game, value)}`;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${by ?? 'NOBODY'}, ${seconds} s: ${line}`);
    if (!by) unnoticed.push(line);
  }
  expect(unnoticed.length, unnoticed.join('\n')).toBeLessThanOrEqual(UNNOTICED);
});
