import { expect, test } from 'vitest';
import { choose } from '../../src/index.ts';
import { Match, setupFor } from '../../src/match/index.ts';
import { bare, secretOf } from '../toys/bare.ts';

/** Each question offers what was not picked before; whoever judges that says so. */
function counted() {
  const judged: string[] = [];
  const game = bare(function* (g) {
    const { notes } = g.state;
    for (const prompt of ['first', 'second', 'third']) {
      const picked = yield* choose(g, 'a', prompt, ['ash', 'birch', 'cedar', 'elm'], {
        refuse: tree => {
          judged.push(`${prompt} ${tree}`);
          return notes.includes(tree) ? g.refuse('picked-twice', 'picked-before') : undefined;
        },
      });
      if (picked) notes.push(picked);
    }
  });
  return { match: Match.start(game, setupFor(game, 1), secretOf('offers')), judged };
}

const keys = (run: { readonly questions: Match<never, never>['questions'] }) =>
  run.questions.flatMap(question =>
    question.kind === 'pick' ? question.options.map(option => option.key) : [],
  );

test('a fork asks the same and judges nothing again', () => {
  const { match, judged } = counted();
  match.answer('a', 1);
  judged.length = 0;
  const fork = match.at();
  expect([keys(fork), fork.state.notes]).toEqual([['ash', 'cedar', 'elm'], ['birch']]);
  expect(judged).toEqual([]);
});

test('what a fork is asked after that it judges for itself', () => {
  const { match } = counted();
  match.answer('a', 1);
  match.answer('a', 1);
  const back = match.at(1);
  back.answer(0);
  expect(keys(back)).toEqual(['cedar', 'elm']);
  expect(keys(match)).toEqual(['ash', 'elm']);
});

test('the next step is judged anew', () => {
  const { match, judged } = counted();
  for (let n = 0; n < 3; n++) match.answer('a', 0);
  expect(keys(match.at())).toEqual(['elm']);
  judged.length = 0;
  match.at(2);
  expect(judged[0]).toBe('first ash');
});
