import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import { hashOfGame, type Proof, type Proofs, proofsFile, testFilesOf } from './proofs.ts';

/**
 * Writes `.proofs/<slug>.json` after a run that held all tests of a game; a run of some of them leaves the file as
 * it was, since it proves nothing about the others.
 */
export class ProofsReporter implements Reporter {
  private root = '.';
  private filtered = false;

  onInit(vitest: Vitest): void {
    this.root = vitest.config.root;
    this.filtered = vitest.config.testNamePattern !== undefined;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    if (this.filtered) return;
    const ran = new Set(modules.map(({ moduleId }) => moduleId));
    for (const slug of this.slugs()) {
      const files = testFilesOf(this.root, slug);
      if (files.length > 0 && files.every(file => ran.has(file))) this.write(slug, modules);
    }
  }

  private slugs(): string[] {
    const games = join(this.root, 'packages', 'games');
    return existsSync(games) ? readdirSync(games) : [];
  }

  private write(slug: string, modules: readonly TestModule[]): void {
    const folder = join(this.root, 'packages', 'games', slug, 'tests') + sep;
    const tests = modules
      .filter(({ moduleId }) => moduleId.startsWith(folder))
      .flatMap(module => [...module.children.allTests()]);
    const proofs: Proofs = {
      game: slug,
      hash: hashOfGame(this.root, slug),
      proved: this.byRule(tests, 'passed'),
      failed: this.byRule(tests, 'failed'),
    };
    const path = proofsFile(this.root, slug);
    mkdirSync(dirname(path), { recursive: true });
    // Whole or not at all: somebody may be reading it.
    writeFileSync(`${path}.new`, `${JSON.stringify(proofs, undefined, 1)}\n`);
    renameSync(`${path}.new`, path);
  }

  private byRule(tests: readonly TestCase[], state: 'passed' | 'failed'): Record<string, Proof[]> {
    const rules: Record<string, Proof[]> = {};
    for (const test of tests) {
      if (test.result().state !== state) continue;
      const file = relative(this.root, test.module.moduleId).split(sep).join('/');
      for (const id of test.meta().rules ?? []) {
        rules[id] ??= [];
        rules[id].push({ file, title: test.fullName });
      }
    }
    return Object.fromEntries(Object.entries(rules).sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}
