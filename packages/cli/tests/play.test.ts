import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cli, json, scratch } from './cli.ts';

const files = scratch();
const PLAY = ['play', 'boss-monster', '--seed', 'tests'];
const typed = (...lines: string[]): string => `${lines.join('\n')}\n`;

describe('play', () => {
  test('a match is played to its end, with default answers', async () => {
    const { code, document, err } = await json([...PLAY, '--bots', 'random'], '\n'.repeat(3000));
    expect(code).toBe(0);
    expect(document).toMatchObject({ game: 'boss-monster', players: 2, over: true });
    expect(document.result).toMatchObject({
      reason: expect.any(String),
      rule: expect.stringMatching(/^BM-/),
    });
    expect(err).toContain('The match is over.');
  });

  test('the same seed and the same answers are the same match', async () => {
    const [one, two] = await Promise.all([0, 1].map(() => json(PLAY, '\n'.repeat(12))));
    expect(one?.document).toEqual(two?.document);
    const { document } = await json(['play', 'boss-monster'], '\n'.repeat(3));
    expect(document.commitment).not.toBe(one?.document.commitment);
  });

  test.each([
    ['en', ['why', 'log', 'table', 'card freeze', 'rule BM-BAIT-01', 'help', 'quit']],
    ['it', ['perché', 'diario', 'tavolo', 'carta congelamento', 'regola bm-bait-01', 'aiuto', 'esci']],
  ])('in %s, everything can be asked', async (lang, words) => {
    const { code, out } = await cli([...PLAY, '--lang', lang], typed('', '', ...words));
    expect(code).toBe(0);
    const said =
      lang === 'en'
        ? [
            'Choose your first Room.',
            'Asked by BM-',
            'Dungeon: ',
            'Freeze: ',
            'BM-BAIT-01: Each Hero',
            'take back',
          ]
        : [
            'Scegli',
            'Lo chiede BM-',
            'Mazzi: ',
            'Congelamento: ',
            'BM-BAIT-01: Ogni Eroe',
            'riprende la tua',
          ];
    for (const words of said) expect(out).toContain(words);
    // A text that is missing shows its key.
    expect(out).not.toMatch(/\b(ask|option|event|refuse|back|play|boss-monster)\.[a-z]/);
  });

  test('a name is found as keyboards write it', async () => {
    const { out } = await cli(PLAY, typed("card minotaur's", 'quit'));
    expect(out).toContain('Minotaur’s Maze: ');
  });

  test('answers that make no sense change nothing', async () => {
    const { code, out } = await cli(
      PLAY,
      typed('banana', '99', '0', 'rule XX', 'card banana', 'save', 'quit'),
    );
    expect(code).toBe(0);
    expect(out).toContain('Not understood: banana');
    expect(out.match(/That cannot be done now/g)).toHaveLength(2);
    expect(out).toContain('There is no rule XX');
    expect(out).toContain('There is no card banana');
    expect(out).toContain('Say where');
  });

  test('an answer is taken back, and the question asked again', async () => {
    const { out } = await cli(PLAY, typed('1', 'undo', 'quit'));
    const [before = '', after = ''] = out.split('Taken back.');
    const first = /^(.+)\n +1/m.exec(before)?.[1];
    expect(first).toBeDefined();
    expect(/^(.+)\n +1/m.exec(after)?.[1]).toBe(first);
  });

  test('a match is saved, undos included, and holds when it is replayed', async () => {
    const file = files.path('saved.tavolata.json');
    const { out } = await cli(PLAY, typed('', '', 'undo', '', '', `save ${file}`, 'quit'));
    expect(out).toContain(`Saved in ${file}`);
    const { code, document } = await json(['replay', file]);
    expect(document).toMatchObject({ holds: true });
    expect(code).toBe(0);
  });

  test('what cannot be saved leaves nothing behind', async () => {
    const file = files.write('taken', '');
    const { code, out } = await cli(PLAY, typed(`save ${file}/x.json`, 'quit'));
    expect(code).toBe(0);
    expect(out).toContain('Not saved');
    expect(existsSync(`${file}/x.json`)).toBe(false);
  });

  test('without a game everything is asked, and Enter takes the defaults', async () => {
    const { code, out } = await cli(
      ['play', '--seed', 'x'],
      typed('', '', 'nine', '3', '', 'hard, classic', 'quit'),
    );
    expect(code).toBe(0);
    expect(out).toMatch(/Which game\? \(boss-monster, .*\) \[boss-monster\]/);
    expect(out).toContain('That is not possible: 2–4');
    expect(out).toContain('Bot C (normal)');
  });

  test('a setting that the rules refuse is told in words, and asked again', async () => {
    const { code, out } = await cli(
      ['play', '--seed', 'x', '--lang', 'it'],
      typed('', 'sorcerers-arena', '3', '', '', '', '', '', '', '', '', '', '', '', 'esci'),
    );
    expect(code).toBe(0);
    expect(out).toContain('Non è possibile: Si gioca in due o in quattro. (SA-MODE-01)');
    expect(out.match(/Quanti giocatori/g)).toHaveLength(2);
    expect(out).toContain('Bot B (normale)');
  });

  test('so it is on the command line, where nothing is asked', async () => {
    const { code, err } = await cli(['play', 'four-souls', '--players', '1', '--lang', 'it']);
    expect(code).toBe(2);
    expect(err).toContain('four-souls: Una partita competitiva vuole almeno due giocatori. (FS-SOLO-05)');
  });

  test('variants and bots are taken from the command line', async () => {
    const options = ['--options', '{"variants":["i-choose-you"]}', '--bots', 'easy,random', '--name', 'Ada'];
    const { out } = await cli([...PLAY, ...options, '--lang', 'it'], typed('esci'));
    expect(out).toContain('Ada');
    expect(out).toContain('Bot B (facile)');
    expect(out).toContain('Bot C (a caso)');
    expect(out).toContain('Scegli il Boss');
  });
});
