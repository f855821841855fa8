import { relative } from 'node:path';
import type { Def, Game, State } from '@tavolata/kernel';
import { type Difference, playScenario, type ScenarioWords, unknownWords } from '@tavolata/kernel/scenario';
import { describe, test } from 'vitest';
import { proves } from './proves.ts';
import { readScenarios, type ScenarioFile, scenarioFilesOf } from './read.ts';
import { scenarioWordsOf } from './words.ts';

/** What differed, a line each, as failures show it. */
export const linesOf = (differences: readonly Difference[]): string =>
  differences
    .map(
      ({ path, expected, got }) =>
        `${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`,
    )
    .join('\n');

/** A failed scenario is told by what differed; a stack would only name the harness. */
class ScenarioFailed extends Error {
  constructor(differences: readonly Difference[]) {
    super(`the scenario does not hold\n${linesOf(differences)}`);
    this.name = 'ScenarioFailed';
    this.stack = `${this.name}: ${this.message}`;
  }
}

/** One test per scenario of a game's folder: `scenarioTests(game, join(import.meta.dirname, '..'))`. */
export function scenarioTests<S extends State, D extends Def>(game: Game<S, D>, folder: string): void {
  const words = scenarioWordsOf(folder);
  for (const file of scenarioFilesOf(folder)) {
    describe(relative(folder, file), () => {
      for (const one of readScenarios(file)) registerScenario(game, one, words);
    });
  }
}

function registerScenario<S extends State, D extends Def>(
  game: Game<S, D>,
  one: ScenarioFile,
  words: ScenarioWords,
): void {
  const { scenario, title } = one;
  test(title, context => {
    proves(context, ...(scenario.rules ?? []));
    if (scenario.game !== game.slug) throw new Error(`${title} is a scenario of ${scenario.game}`);
    const differences = [...unknownWords(scenario, words), ...playScenario(game, scenario)];
    if (differences.length > 0) throw new ScenarioFailed(differences);
  });
}
