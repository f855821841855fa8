import { symbols } from './drawings.ts';

/** A drawing in pixels; how many screen pixels each has is set where it stands (`--px`), in whole numbers. */
export function Px({ id, class: name = '' }: { readonly id: string; readonly class?: string }) {
  const size = symbols.value.get(id);
  if (!size) return <svg class={`px ${name}`} aria-hidden="true" />;
  return (
    <svg class={`px ${name}`} aria-hidden="true" style={{ '--w': size.w, '--h': size.h }}>
      <use href={`#${id}`} />
    </svg>
  );
}

/** A sign in one colour: souls, treasure, types. */
export function Glyph({ name }: { readonly name: string }) {
  return (
    <svg class="i" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}

const CLASSES = ['cleric', 'mage', 'fighter', 'thief'];
/** Heroes of a class wear what their Health lets them: 4, 6 or 8. */
const clothes = (health: number): number => (health <= 4 ? 0 : health <= 6 ? 1 : 2);

/** The symbol of a Hero: its own if it is Epic, else its class's. */
export function heroSymbol(def: {
  readonly id: string;
  readonly tier: string;
  readonly treasure: readonly string[];
  readonly health: number;
}): string {
  if (def.tier === 'epic') return `h-${def.id}`;
  const own = def.treasure.find(treasure => CLASSES.includes(treasure));
  return own ? `h-${own}-${clothes(def.health)}` : 'h-fool';
}
