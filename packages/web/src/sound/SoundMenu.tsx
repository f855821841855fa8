import { say } from '@tavolata/board-kit';
import { play, sound } from './speaker.ts';

/** On or off, and how loud: a change is heard at once. */
export function SoundMenu() {
  const { isOn, volume } = sound.value;
  const set = (next: Partial<typeof sound.value>) => {
    sound.value = { ...sound.value, ...next };
    play('coin');
  };
  return (
    <div class="menu-sound">
      <label class="check">
        <input
          type="checkbox"
          checked={isOn}
          onChange={event => set({ isOn: event.currentTarget.checked })}
        />
        {say('sound')}
      </label>
      <input
        type="range"
        min={1}
        max={10}
        value={volume}
        disabled={!isOn}
        aria-label={say('sound.volume')}
        onChange={event => set({ volume: event.currentTarget.valueAsNumber })}
      />
    </div>
  );
}
