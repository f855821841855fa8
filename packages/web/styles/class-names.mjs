/** `board/Tile.module.css` of Four Souls and its `.title`: `four-souls-Tile-title`, the same in every build. */
export function classNameFor(name, path) {
  const [, game] = /\/packages\/games\/([^/]+)\//.exec(path) ?? [];
  const room = game ?? (/\/packages\/board-kit\//.test(path) ? 'kit' : 'page');
  const [, component] = /([^/]+)\.module\.css$/.exec(path.split('?')[0]) ?? [];
  return `${room}-${component}-${name}`;
}
