/** Of each game's face the lobby shows a title: that has a font of its own, with the letters of the title alone. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { gamesWithBoards } from '../../../scripts/generate/page.mjs';
import { ROOT } from '../../../scripts/lib/files.mjs';
import { readYaml } from '../../../scripts/lib/yaml.mjs';

const HERE = import.meta.dirname;
const MADE = join(HERE, '..', 'generated', 'fonts');
const FACE = /@font-face\s*\{[^}]*\}/g;
/** The part of a font that has the letters of Western Europe. */
const LATIN = /unicode-range:\s*U\+0000-00FF/;

/** The file of the face that a theme imports, and what weights it has. */
function faceOf(theme) {
  const require = createRequire(theme);
  const [, name] = /@import "([^"]+)"/.exec(readFileSync(theme, 'utf8')) ?? [];
  if (name === undefined) return undefined;
  const sheet = require.resolve(name.endsWith('.css') ? name : `${name}/index.css`);
  const face = readFileSync(sheet, 'utf8')
    .match(FACE)
    ?.find(each => LATIN.test(each));
  const [, file] = /url\(([^)]+\.woff2)\)/.exec(face ?? '') ?? [];
  const [, weight] = /font-weight:\s*([^;]+);/.exec(face ?? '') ?? [];
  return file && { file: join(dirname(sheet), file), weight };
}

/** Its sheet, and the font beside it; nothing for a game that is written as the page is. */
async function titleFont({ slug, folder }) {
  const face = faceOf(join(folder, 'board', 'door', 'theme.css'));
  if (!face) return '';
  const { it, en } = readYaml(join(folder, 'board', 'door', 'door.yaml'));
  const font = await subsetFont(readFileSync(face.file), it.name + en.name, { targetFormat: 'woff2' });
  writeFileSync(join(MADE, `${slug}.woff2`), font);
  return `@font-face {
  font-family: "Title ${slug}";
  font-weight: ${face.weight};
  font-display: swap;
  src: url("./${slug}.woff2") format("woff2");
}
[data-game="${slug}"] {
  --font-title: "Title ${slug}", var(--font-game);
}
`;
}

export async function cutTitleFonts() {
  mkdirSync(MADE, { recursive: true });
  const sheets = await Promise.all(gamesWithBoards(ROOT).map(titleFont));
  writeFileSync(join(MADE, 'titles.css'), sheets.join(''));
}

export const titleFonts = () => ({ name: 'title-fonts', buildStart: cutTitleFonts });
