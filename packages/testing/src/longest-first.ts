import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Play many whole matches, or kill a server again and again: begun last, all other cores would wait for them. */
const LONG = /[\\/](laws|laws-closely|kill|hostile|said|match|bots)\.test\.ts$/;

/** Vitest's order, with what takes long before all else of its project. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    const rank = ({ project, moduleId }: TestSpecification): number =>
      2 * projects.indexOf(project) - (LONG.test(moduleId) ? 1 : 0);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
