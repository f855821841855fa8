import { expect, test } from 'vitest';
import { offline } from '../../offline/plugin.mjs';

/** The service worker as it is built beside a page. */
function workerOf(page) {
  const bundle = {
    'sw.js': { code: '[__VERSION__, __FILES__]' },
    'index.html': { source: page },
    'assets/index-abc.js': { code: 'go()' },
  };
  offline().generateBundle.handler.call({}, {}, bundle);
  return bundle['sw.js'].code;
}

test('a page that has changed is kept anew, though no name of a file has', () => {
  expect(workerOf('<title>one')).toBe(workerOf('<title>one'));
  expect(workerOf('<title>one')).not.toBe(workerOf('<title>another'));
  expect(workerOf('<title>one')).toContain('"index.html"');
});
