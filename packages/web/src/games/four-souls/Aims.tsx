import { Glyph } from './Glyph.tsx';

/** The numbers of what on the stack is aimed here. */
export const Aims = ({ numbers }: { readonly numbers: readonly number[] }) =>
  numbers.length === 0 ? null : (
    <span class="fs-aim">
      <Glyph name="aimed" />
      {numbers.join(' ')}
    </span>
  );
