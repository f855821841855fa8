/** The laws of our style sheets that a formatter does not know. */
const TOKENS = 'What a colour is called stands in tokens.css, or in the theme of a game.';

export default {
  // Boards come under these laws as they are rebuilt: then the last line goes.
  ignoreFiles: ['**/{generated,dist,node_modules}/**', 'packages/games/**'],
  rules: {
    // A rule on the root is looked at with every change of anything below it.
    'selector-pseudo-class-disallowed-list': [
      ['has'],
      { message: 'What a part holds is said by a class or data attribute of its own.' },
    ],
    // Windows have names: `:root[data-window]`, or a container's room.
    'media-feature-name-disallowed-list': [
      ['/width/', '/height/', '/aspect-ratio/'],
      { message: 'A window has a name, and no number: see board-kit/src/layout/windows.ts.' },
    ],
    'color-no-hex': [true, { message: TOKENS }],
    'function-disallowed-list': [['rgb', 'rgba', 'hsl', 'hsla'], { message: TOKENS }],
    'block-no-empty': true,
    'no-duplicate-selectors': true,
    'declaration-block-no-duplicate-properties': true,
  },
  overrides: [
    {
      files: ['packages/board-kit/src/styles/tokens.css', '**/board/door/theme.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null },
    },
  ],
};
