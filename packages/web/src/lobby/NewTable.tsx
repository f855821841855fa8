import { type Signal, useSignal } from '@preact/signals';
import { type Options, SEATS, type Seat, type Setup } from '@tavolata/kernel';
import type { Sitter } from '@tavolata/table';
import type { Door } from '../games/index.ts';
import { Failure, useAttempt } from '../online/attempt.tsx';
import { problemText } from '../online/problems.ts';
import { keepName, myName } from '../shared/my-name.ts';
import { go } from '../shared/places.ts';
import { say } from '../shared/Say.tsx';
import { GameOptions, refusalOf, useGame } from './GameOptions.tsx';
import { madeRoom } from './making-room.ts';
import { aBot } from './newcomers.ts';
import { isApart, open, PACES, type Pace } from './opening.ts';
import { Seats } from './Seats.tsx';

/** Seats, variants, pace: everything has a sensible answer already, so one tap is enough. */
export function NewTable({ door }: { readonly door: Door }) {
  const others = useSignal<readonly Sitter[]>(door.alone ? [] : [aBot([])]);
  const options = useSignal<Options>({});
  const { known, problem } = useGame(door);
  const me = myName.value.trim() || say('guest');
  const names = [
    me,
    ...others.value.map(sitter => (sitter.who === 'open' ? say('new.by-link') : sitter.name)),
  ];
  const seats = names.map((name, i) => ({ seat: SEATS[i] as Seat, name }));
  const setup: Setup = { seats: seats.map(({ seat }) => seat), options: options.value };
  const refusal = known && refusalOf(known, setup);
  const choose = (chosen: Options) => {
    options.value = chosen;
    others.value = madeRoom(others.value, {
      ...door.players,
      aBot,
      isPlayable: count => !known?.page.game.refuseSetup?.({ seats: SEATS.slice(0, count), options: chosen }),
    });
  };
  const pace = useSignal<Pace>('free');
  const watch = useSignal(false);
  const opening = useAttempt();
  const start = async () => {
    keepName();
    go(
      await open({
        game: door.slug,
        me,
        others: others.value,
        options: options.value,
        pace: pace.value,
        watch: watch.value,
      }),
    );
  };
  return (
    <form
      class="new-table"
      onSubmit={event => {
        event.preventDefault();
        void opening.run(start);
      }}
    >
      <h2>
        {say('new.title')} <span data-game={door.slug}>{say(`door.${door.slug}.name`)}</span>
      </h2>
      <p class="hint only-phone">
        {say(`door.${door.slug}.pitch`)} {say('door.minutes', { minutes: door.minutes })}.
      </p>
      <label>
        {say('new.name')}
        <input
          value={myName.value}
          maxLength={30}
          autoComplete="nickname"
          placeholder={say('guest')}
          onInput={event => {
            myName.value = event.currentTarget.value;
          }}
        />
      </label>
      <Seats door={door} others={others} />
      {isApart(others.value) && <Apart pace={pace} watch={watch} />}
      <details>
        <summary>{say('new.options')}</summary>
        {known && <GameOptions known={known} options={options.value} choose={choose} seats={seats} />}
      </details>
      {problem && (
        <p class="bad" role="alert">
          {problemText(problem)}
        </p>
      )}
      {refusal && (
        <p class="bad" role="status">
          {refusal}
        </p>
      )}
      <Failure of={opening} />
      <button
        type="submit"
        class="btn btn-main"
        disabled={refusal !== undefined}
        aria-disabled={opening.busy}
      >
        {say('new.open')}
      </button>
    </form>
  );
}

/** What only matters among people who are not in one room. */
function Apart({ pace, watch }: { readonly pace: Signal<Pace>; readonly watch: Signal<boolean> }) {
  return (
    <fieldset>
      <legend>{say('new.pace')}</legend>
      <div class="paces">
        {PACES.map(name => (
          <label key={name} class="check">
            <input
              type="radio"
              name="pace"
              checked={pace.value === name}
              onChange={() => {
                pace.value = name;
              }}
            />
            {say(`pace.${name}`)}
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
