import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parse } from '../args.ts';
import type { CliCommand, Context } from '../command.ts';
import { EXIT_FAILED, EXIT_OK, type ExitCode, UsageError } from '../errors.ts';
import { ROOT } from '../files.ts';
import { type Io, printJson } from '../io.ts';
import { type Account, accountOf, evidenceOf, isProved } from '../rules/account.ts';

const help = `says which rules of each game's ledger are proved by tests, and by which
  rules [ID] [--run] [--json]
  ID      one rule, in both languages, with the tests that prove it
  --run   runs the games' tests first; otherwise the proofs are those of the last npm test
JSON: {games: {slug: {rules, proved, unproved: [ids], manner: [ids], proofs}}}, where rules counts all but manner and
proofs is current, stale (something changed since) or missing; with an ID {id, game, kind, it, en, proved, tests}.`;

/** The games' own tests: nothing else proves rules. */
function runTests(io: Io): boolean {
  io.err('running the tests of the games…');
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const { status } = spawnSync(process.execPath, [vitest, 'run', 'packages/games'], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
  });
  return status === 0;
}

const STATES: Readonly<Record<Account['proofs'], string>> = {
  current: '',
  stale: 'the proofs are stale: something changed since the tests ran (npm test, or --run)',
  missing: 'there are no proofs yet: run npm test, or add --run',
};

function showAll({ io, games }: Context, json: boolean): void {
  const accounts = games.map(one => [one.game.slug, accountOf(one, evidenceOf(one))] as const);
  for (const [slug, { proofs }] of accounts) if (STATES[proofs]) io.err(`${slug}: ${STATES[proofs]}`);
  if (json) return printJson(io, { games: Object.fromEntries(accounts) });
  for (const [slug, { rules, proved, unproved, manner }] of accounts) {
    const share = rules === 0 ? 100 : Math.floor((100 * proved) / rules);
    io.out(`${slug}: ${rules} rules, ${proved} proved (${share}%), ${manner.length} not applicable`);
    if (unproved.length > 0) io.out(`  unproved: ${unproved.join(' ')}`);
    if (manner.length > 0) io.out(`  not applicable: ${manner.join(' ')}`);
  }
}

function showOne({ io, games }: Context, id: string, json: boolean): void {
  const registered = games.find(({ rules: ledger }) => Object.hasOwn(ledger, id));
  const rule = registered?.rules[id];
  if (!registered || !rule) throw new UsageError(`there is no rule ${JSON.stringify(id)}`);
  const evidence = evidenceOf(registered);
  const tests = evidence.proved[id] ?? [];
  const failed = evidence.failed[id] ?? [];
  const proved = isProved(id, evidence);
  if (STATES[evidence.state]) io.err(STATES[evidence.state]);
  if (json)
    return printJson(io, {
      id,
      game: registered.game.slug,
      ...rule,
      proved,
      tests,
      failed,
      proofs: evidence.state,
    });
  const { kind, topic, where, mode, it, en } = rule;
  io.out(`${id}  ${registered.game.slug}, ${topic}, ${kind}${mode ? `, variant: ${mode}` : ''}`);
  if (where) io.out(`  book: ${where}`);
  io.out(`  it: ${it}\n  en: ${en}`);
  for (const { file, title } of tests) io.out(`  proved by ${file}: ${title}`);
  for (const { file, title } of failed) io.out(`  FAILED in ${file}: ${title}`);
  if (tests.length + failed.length === 0) io.out(kind === 'manner' ? '  not applicable' : '  unproved');
}

export const rules: CliCommand = {
  help,
  run(args, context): ExitCode {
    const { values, positionals } = parse(args, { run: { type: 'boolean' } });
    const [id, ...more] = positionals;
    if (more.length > 0) throw new UsageError('one rule at a time');
    const passed = values.run ? runTests(context.io) : true;
    const json = values.json ?? false;
    if (id === undefined) showAll(context, json);
    else showOne(context, id, json);
    return passed ? EXIT_OK : EXIT_FAILED;
  },
};
