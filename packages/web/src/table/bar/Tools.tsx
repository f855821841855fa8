import { Icon, say, touch } from '@tavolata/board-kit';
import { type StopMode, type StopSettings, stopModes } from '@tavolata/table';
import { Sheet } from '../../shared/Sheet.tsx';
import { undoButton } from '../answers/undo-button.ts';
import { YieldsMenu } from '../menu/YieldsMenu.tsx';
import type { TablePageState } from '../state/page-state.ts';

/** Whether anything but the usual is set. */
const isUsual = ({ mode, hold, yields }: StopSettings): boolean =>
  mode === 'smart' && !hold && yields.length === 0;

interface Props {
  readonly state: TablePageState;
}

/** What is set, as long as there is something to be stopped at. */
function settingsOf({ session }: TablePageState): StopSettings | undefined {
  const snapshot = session.table.value?.snapshot;
  return snapshot?.result ? undefined : snapshot?.settings;
}

/** Whether there is anything to be stopped at. */
export const isStoppable = (state: TablePageState): boolean =>
  state.isPlaying && settingsOf(state) !== undefined;

/** When to stop me, hold, and take back: the same for every game, one key each. */
export function Tools({ state }: Props) {
  if (!isStoppable(state)) return null;
  return (
    <div class="tools">
      <Stops state={state} />
      <button class="btn" {...undoButton(state)}>
        <Icon name="undo" /> {say('undo')} <kbd>Z</kbd>
      </button>
    </div>
  );
}

/** On phones, where there is no room beside the hand: one button of the edge, and the rest in a sheet of its own. */
export function Stopping({ state }: Props) {
  const settings = settingsOf(state);
  if (!settings) return null;
  const close = () => {
    state.stopping.value = false;
  };
  return (
    <>
      <button
        type="button"
        class="stopping only-phone"
        aria-haspopup="dialog"
        data-set={isUsual(settings) ? undefined : 'yes'}
        aria-label={`${say('stops')}: ${say(settings.hold ? 'hold' : `stops.${settings.mode}`)}`}
        onClick={() => {
          state.stopping.value = true;
        }}
      >
        <Icon name="hand" />
      </button>
      <Sheet title={say('stops')} open={state.stopping.value} onClose={close}>
        <div class="tools">
          <Stops state={state} />
        </div>
        <YieldsMenu state={state} />
      </Sheet>
    </>
  );
}

function Stops({ state }: Props) {
  const settings = settingsOf(state);
  if (!settings) return null;
  return (
    <>
      <label class="btn stops">
        <span>{say('stops')}</span>
        <select
          value={settings.mode}
          onChange={event => void state.send({ do: 'stops', mode: event.currentTarget.value as StopMode })}
        >
          {stopModes.map((mode, i) => (
            <option key={mode} value={mode}>
              {say(`stops.${mode}`)}
              {!touch.value && ` (${i + 1})`}
            </option>
          ))}
        </select>
      </label>
      <div class="tools-row">
        <button
          type="button"
          class="btn"
          aria-pressed={settings.hold}
          onClick={() => void state.send({ do: 'hold', on: !settings.hold })}
        >
          {say('hold')} <kbd>H</kbd>
        </button>
        <button
          type="button"
          class="btn"
          disabled={isUsual(settings)}
          onClick={() => void state.send({ do: 'cancel' })}
        >
          {say('stops.cancel', { yields: settings.yields.length })} <kbd>X</kbd>
        </button>
      </div>
    </>
  );
}
