import { type Signal, useSignal } from '@preact/signals';
import type { Sitter } from '@tavolata/table';
import type { Door } from '../games/index.ts';
import { codeOf } from '../online/api.ts';
import { problemText } from '../online/problems.ts';
import { keepName, myName } from '../shared/my-name.ts';
import { go } from '../shared/places.ts';
import { say } from '../shared/Say.tsx';
import { isApart, open, PACES, type Pace } from './opening.ts';
import { aBot, Seats } from './Seats.tsx';

/** Seats, variants, pace: everything has a sensible answer already, so one tap is enough. */
export function NewTable({ door }: { readonly door: Door }) {
  const others = useSignal<readonly Sitter[]>([aBot(0)]);
  const variants = useSignal<readonly string[]>([]);
  const pace = useSignal<Pace>('free');
  const watch = useSignal(false);
  const problem = useSignal<string | undefined>(undefined);
  const start = async () => {
    try {
      keepName();
      go(
        await open({
          game: door.slug,
          me: myName.value.trim() || say('you'),
          others: others.value,
          variants: variants.value,
          pace: pace.value,
          watch: watch.value,
        }),
      );
    } catch (error) {
      problem.value = codeOf(error);
    }
  };
  return (
    <form
      class="new-table"
      onSubmit={event => {
        event.preventDefault();
        void start();
      }}
    >
      <h2>
        {say('new.title')} <span data-game={door.slug}>{say(`door.${door.slug}.name`)}</span>
      </h2>
      <label>
        {say('new.name')}
        <input
          value={myName.value}
          maxLength={30}
          autoComplete="nickname"
          placeholder={say('you')}
          onInput={event => {
            myName.value = event.currentTarget.value;
          }}
        />
      </label>
      <Seats door={door} others={others} />
      {isApart(others.value) && <Apart pace={pace} watch={watch} />}
      <Variants door={door} chosen={variants} />
      {problem.value && (
        <p class="bad" role="alert">
          {problemText(problem.value)}
        </p>
      )}
      <button type="submit" class="btn btn-main">
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

function Variants({ door, chosen }: { readonly door: Door; readonly chosen: Signal<readonly string[]> }) {
  if (door.variants.length === 0) return null;
  return (
    <fieldset>
      <legend>{say('new.variants')}</legend>
      {door.variants.map(name => (
        <label class="check" key={name}>
          <input
            type="checkbox"
            checked={chosen.value.includes(name)}
            onChange={event => {
              const rest = chosen.value.filter(other => other !== name);
              chosen.value = event.currentTarget.checked ? [...rest, name] : rest;
            }}
          />
          {say(`variant.${name}`)}
        </label>
      ))}
    </fieldset>
  );
}
