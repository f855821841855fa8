import type { Signal } from '@preact/signals';
import { say } from '@tavolata/board-kit';
import { PACES, type PaceName } from './paces.ts';

interface Props {
  readonly pace: Signal<PaceName>;
  readonly watch: Signal<boolean>;
}

/** What only matters among people who are not in one room. */
export function Apart({ pace, watch }: Props) {
  return (
    <fieldset>
      <legend>{say('new.pace')}</legend>
      <div class="paces">
        {PACES.map(name => (
          <label key={name}>
            <input
              type="radio"
              name="pace"
              checked={pace.value === name}
              onChange={() => {
                pace.value = name;
              }}
            />
            <span>
              {say(`pace.${name}`)}
              <small>{say(`pace.${name}.how`)}</small>
            </span>
          </label>
        ))}
      </div>
      <label class="check">
        <input
          type="checkbox"
          checked={watch.value}
          onChange={event => {
            watch.value = event.currentTarget.checked;
          }}
        />
        {say('watch.allow')}
      </label>
    </fieldset>
  );
}
