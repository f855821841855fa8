import css from './Aims.module.css';
import { Glyph } from './Glyph.tsx';
import type { Props } from './scene.ts';

/** The numbers of what on the stack is aimed here. */
export const Aims = ({ scene, numbers }: Props & { readonly numbers: readonly number[] }) =>
  numbers.length === 0 ? null : (
    <span class={css.aim}>
      <span class="unseen">{scene.say.say('board.aimed-by', { numbers: numbers.join(', ') })}</span>
      <Glyph name="aimed" />
      <span aria-hidden="true">{numbers.join(' ')}</span>
    </span>
  );
