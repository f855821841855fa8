import { classes, glyphsFrom } from '@tavolata/board-kit';
import { symbols } from './drawings.ts';
import css from './Px.module.css';

interface PxProps {
  readonly id: string;
  /** Without it as large as its place says by `--px`. */
  readonly as?: 'fit' | 'scene';
  readonly class?: string | undefined;
}

/** A drawing in pixels, each a whole number of the screen's. */
export function Px({ id, as, class: more }: PxProps) {
  const size = symbols.value.get(id);
  const name = classes('px', css.px, as && css[as], more);
  if (!size) return <svg class={name} aria-hidden="true" />;
  return (
    <svg class={name} aria-hidden="true" style={{ '--w': size.w, '--h': size.h }}>
      <use href={`#${id}`} />
    </svg>
  );
}

/** Two frames of somebody on foot: one is shown, or both in turn. */
export function Steps({ id, as, class: more }: PxProps) {
  return (
    <span class={classes(css.figure, more)}>
      <Px id={id} {...(as && { as })} class="bm-step-0" />
      <Px id={`${id}-step`} {...(as && { as })} class="bm-step-1" />
    </span>
  );
}

/** A sign in one colour: souls, treasure, types. */
export const Glyph = glyphsFrom('i-');

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
