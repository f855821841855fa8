import { type Mode, modes } from '@tavolata/table';
import { say as saying } from '../../shared/Say.tsx';
import type { Props } from './scene.ts';

/** On phones, where the frame's tools are in the menu: when to stop me, and hold, beside the stack they are about. */
export function Stops({ scene }: Props) {
  const { settings } = scene;
  if (!settings) return null;
  return (
    <span class="fs-stops">
      <select
        aria-label={saying('stops')}
        value={settings.mode}
        onChange={event => void scene.wish({ do: 'stops', mode: event.currentTarget.value as Mode })}
      >
        {modes.map(mode => (
          <option key={mode} value={mode}>
            {saying(`stops.${mode}`)}
          </option>
        ))}
      </select>
      <button
        type="button"
        aria-pressed={settings.hold}
        onClick={() => void scene.wish({ do: 'hold', on: !settings.hold })}
      >
        {saying('hold')}
      </button>
    </span>
  );
}

/** What I let run, and the way back: one tap. */
export function Running({ scene }: Props) {
  const { settings, say } = scene;
  const cards =
    settings?.yields.flatMap(({ source }) => (source === undefined ? [] : [say.card(source)])) ?? [];
  if (cards.length === 0) return null;
  return (
    <p class="fs-running">
      <span>{say.say('board.let-run.running', { cards })}</span>
      <button type="button" onClick={() => void scene.wish({ do: 'cancel' })}>
        {say.say('board.let-run.ask-again')}
      </button>
    </p>
  );
}
