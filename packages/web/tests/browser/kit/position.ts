import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Def, Game, Json, Seat, SetupOptions, State } from '@tavolata/kernel';
import { KeyedChance, keyOf, Match, Run, saveMatch, setupFor } from '@tavolata/kernel/match';
import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { person, type Who } from './browser.ts';
import { openHouse } from './house.ts';

/** A position in the words of scenarios. */
export interface Position {
  readonly players?: number;
  readonly options?: SetupOptions;
  readonly given: Json;
}

const SECRET = { key: keyOf('position'), salt: keyOf('salt') };

/** As a match file. One answer is in it: a replay can be left for a match of one's own everywhere but at its end. */
function fileOf<S extends State, D extends Def>(game: Game<S, D>, position: Position): string {
  const { players = 1, options = {}, given } = position;
  const setup = setupFor(game, players, options);
  const { g } = new Run(game, game.create(setup), new KeyedChance(SECRET.key));
  game.arrange(g, given);
  const match = Match.from(game, setup, SECRET, g.state);
  const [question] = match.questions;
  if (question) match.answer(question.seat, question.fallback);
  const dir = mkdtempSync(join(tmpdir(), 'tavolata-position-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const path = join(dir, 'position.tavolata.json');
  writeFileSync(path, JSON.stringify(saveMatch(match)));
  return path;
}

/** Somebody plays on from a position, against bots: opened as a file, as people do. */
export async function openPosition<S extends State, D extends Def>(
  game: Game<S, D>,
  position: Position,
  who: Who = {},
  seat: Seat = 'a',
): Promise<Page> {
  const house = await openHouse();
  const { page } = await person(who);
  await page.goto(house.url);
  await page.locator('.open-file input').setInputFiles(fileOf(game, position));
  const scrubber = page.locator('.scrubber');
  await scrubber.waitFor();
  const more = scrubber.locator('.scrub-more');
  if (await more.isVisible()) await more.click();
  await scrubber.getByLabel(/^(Con gli occhi di|Seen by)/).selectOption(seat);
  await scrubber.getByRole('slider').fill('0');
  await scrubber.getByRole('button', { name: /^(Continua da qui|Go on from here)/ }).click();
  await page.locator('.tv[data-question]').waitFor();
  return page;
}
