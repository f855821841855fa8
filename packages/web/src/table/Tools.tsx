import { type Mode, modes, type Settings } from '@tavolata/table';
import { Icon } from '../shared/Icon.tsx';
import { say } from '../shared/Say.tsx';
import type { TableState } from './state.ts';

/** Whether anything but the usual is set. */
const isUsual = ({ mode, hold, yields }: Settings): boolean =>
  mode === 'smart' && !hold && yields.length === 0;

/** When to stop me, hold, and take back: the same for every game, one key each. */
export function Tools({ state }: { readonly state: TableState }) {
  const told = state.session.told.value;
  const settings = told?.picture.settings;
  if (!settings || told.picture.result) return null;
  return (
    <div class="tools">
      <label class="btn stops">
        <span>{say('stops')}</span>
        <select
          value={settings.mode}
          onChange={event => void state.wish({ do: 'stops', mode: event.currentTarget.value as Mode })}
        >
          {modes.map((mode, i) => (
            <option key={mode} value={mode}>
              {say(`stops.${mode}`)} ({i + 1})
            </option>
          ))}
        </select>
      </label>
      <div class="tools-row">
        <button
          type="button"
          class="btn"
          aria-pressed={settings.hold}
          onClick={() => void state.wish({ do: 'hold', on: !settings.hold })}
        >
          {say('hold')} <kbd>H</kbd>
        </button>
        <button
          type="button"
          class="btn"
          disabled={isUsual(settings)}
          onClick={() => void state.wish({ do: 'cancel' })}
        >
          {say('stops.cancel', { yields: settings.yields.length })} <kbd>X</kbd>
        </button>
      </div>
      <button type="button" class="btn" onClick={() => void state.undo()}>
        <Icon name="undo" /> {say('undo')} <kbd>Z</kbd>
      </button>
    </div>
  );
}
