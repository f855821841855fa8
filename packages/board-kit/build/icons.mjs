/** Icons of game-icons.net (CC BY 3.0, see CREDITS.md), and which of them stands on each card: the card says it. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readComponents } from '../../../scripts/lib/components.mjs';

const { icons, aliases } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');

export function iconBody(name) {
  const icon = icons[name] ?? icons[aliases?.[name]?.parent];
  if (!icon) throw new Error(`there is no icon ${name}`);
  return icon.body;
}

export const iconSymbol = (id, name) => `<symbol id="${id}" viewBox="0 0 512 512">${iconBody(name)}</symbol>`;

/** Everything of a game that has an icon: its list, its id, its icon. */
export function pictured(slug) {
  const components = readComponents(join(import.meta.dirname, '../../games', slug));
  return Object.entries(components).flatMap(([list, things]) =>
    Array.isArray(things)
      ? things.filter(({ icon }) => icon).map(({ id, icon, tone }) => ({ list, id, icon, tone }))
      : [],
  );
}
