import type { StackItem } from '@tavolata/four-souls';
import { Glyph } from './Glyph.tsx';
import css from './LetRun.module.css';
import { letRun, ranBy } from './letting-run.ts';
import type { Props } from './scene.ts';
import { itemName } from './words.ts';

/** Let it run: not asked again about the like of it, this turn, then always, then asked again. */
export function LetRun({ scene, item }: Props & { readonly item: StackItem }) {
  const { say } = scene;
  const until = ranBy(scene, item);
  if (until === undefined) return null;
  return (
    <button
      type="button"
      class={css.let}
      aria-pressed={until !== 'never'}
      onClick={() => void letRun(scene, item)}
    >
      <Glyph name="let-run" />
      {until !== 'never' && <small>{say.say(`board.let-run.${until}`)}</small>}
      <span class="unseen">{say.say('board.let-run.label', { what: itemName(scene, item), until })}</span>
    </button>
  );
}

/** What a tap on it means. */
export const Legend = ({ scene }: Props) => (
  <p class={css.legend}>
    <Glyph name="let-run" /> {scene.say.say('board.let-run.legend')}
  </p>
);
