/** Enough for what a game is, where its headings are and its three hardest things. */
const MOST_LINES = 16;

/** `src/steps/turn.ts`, `turn.ts` or `src/steps/`. */
const PATH = /`([\w./-]+(?:\.\w+|\/))`/g;

const isThere = (files, path) =>
  files.some(file => (path.endsWith('/') ? file.startsWith(path) : `/${file}`.endsWith(`/${path}`)));

/** Every game says of itself what it is and where things are, in few lines that stay true. */
export function readmeProblems({ readmes }) {
  return readmes.flatMap(({ slug, text, files }) => {
    const path = `packages/games/${slug}/README.md`;
    if (text === undefined) return [`${path}: it is missing`];
    const lines = text.trimEnd().split('\n').length;
    const gone = [...text.matchAll(PATH)].map(match => match[1]).filter(named => !isThere(files, named));
    return [
      ...(lines > MOST_LINES ? [`${path}: ${lines} lines, at most ${MOST_LINES}`] : []),
      ...gone.map(named => `${path}: there is no ${named}`),
    ];
  });
}
