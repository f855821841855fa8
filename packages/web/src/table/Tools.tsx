import { type Mode, modes } from '@tavolata/table';
import { Icon } from '../shared/Icon.tsx';
import { say } from '../shared/Say.tsx';
import type { TableState } from './state.ts';

/** When to stop me, hold, and take back: the same for every game, one key each. */
export function Tools({ state }: { readonly state: TableState }) {
  const settings = state.session.told.value?.picture.settings;
  if (!settings) return null;
  return (
    <div class="tools">
      <label class="btn stops">
        <span>{say('stops')}</span>
        <select
          value={settings.mode}
          onChange={event => void state.wish({ do: 'stops', mode: event.currentTarget.value as Mode })}
        >
          {modes.map(mode => (
            <option key={mode} value={mode}>
              {say(`stops.${mode}`)}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        class="btn"
        aria-pressed={settings.hold}
        onClick={() => void state.wish({ do: 'hold', on: !settings.hold })}
      >
        {say('hold')} <kbd>H</kbd>
      </button>
      <button type="button" class="btn" onClick={() => void state.undo()}>
        <Icon name="undo" /> {say('undo')} <kbd>Z</kbd>
      </button>
    </div>
  );
}
