import stylelint from 'stylelint';
import { expect, test } from 'vitest';
import config from '../../stylelint.config.mjs';

const problemsIn = async code => {
  const { results } = await stylelint.lint({ code, config });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
};

test.each([
  ['.a:has(.b) { color: var(--text); }', 'selector-pseudo-class-disallowed-list'],
  ['.a:not(:has(> .b)) { color: var(--text); }', 'selector-pseudo-class-disallowed-list'],
  ['@media (max-width: 700px) { .a { color: var(--text); } }', 'media-feature-name-disallowed-list'],
  ['@media (width < 700px) { .a { color: var(--text); } }', 'media-feature-name-disallowed-list'],
  ['.a { color: #fff; }', 'color-no-hex'],
  ['.a { color: rgb(1 2 3 / 0.5); }', 'function-disallowed-list'],
])('%s is against the laws', async (code, rule) => {
  expect(await problemsIn(code)).toEqual([rule]);
});

test('what a window is called, its room and its reader may be asked', async () => {
  const code = `
    :root[data-window="phone"] .a { color: var(--text); }
    @container (width < 20rem) { .a { color: color-mix(in srgb, var(--text) 50%, transparent); } }
    @media (hover: none) { .a { color: var(--text-2); } }`;
  expect(await problemsIn(code)).toEqual([]);
});
