import css from './Running.module.css';
import type { Props } from './scene.ts';

/** What I let run, and the way back: one tap. */
export function Running({ scene }: Props) {
  const { settings, say } = scene;
  const cards =
    settings?.yields.flatMap(({ source }) => (source === undefined ? [] : [say.card(source)])) ?? [];
  if (cards.length === 0) return null;
  return (
    <p class={css.running}>
      <span>{say.say('board.let-run.running', { cards })}</span>
      <button type="button" onClick={() => void scene.send({ do: 'cancel' })}>
        {say.say('board.let-run.ask-again')}
      </button>
    </p>
  );
}
