import css from './Foe.module.css';
import { Glyph } from './Glyph.tsx';

/** What one stands against: its emblem on a shield. */
export const Foe = ({ emblem }: { readonly emblem: string }) => (
  <span class={css.foe}>
    <Glyph name="shield" class={css.shield} />
    <Glyph name={emblem} class={css.what} />
  </span>
);
