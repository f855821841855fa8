import { signal, useSignal } from '@preact/signals';
import { type BotName, botNames } from '@tavolata/bots';
import { SEATS, type Seat } from '@tavolata/kernel';
import type { Sitter } from '@tavolata/table';
import type { Door } from '../games/index.ts';
import { createLocal } from '../session/local.ts';
import { go } from '../shared/places.ts';
import { say } from '../shared/Say.tsx';
import { Sign } from '../shared/Sign.tsx';

const STORED = 'tavolata.name';
const myName = signal(localStorage.getItem(STORED) ?? '');
const BOT_NAMES = ['Ombra', 'Brace', 'Fosco', 'Lume', 'Vespro'];
const LEVELS = botNames.filter(name => name !== 'random');

/** Game, seats, variants: everything has a sensible answer already, so one tap is enough. */
export function NewTable({ door }: { readonly door: Door }) {
  const levels = useSignal<readonly BotName[]>(['normal']);
  const variants = useSignal<readonly string[]>([]);
  const problem = useSignal<string | undefined>(undefined);
  const seats = levels.value.length + 1;
  const start = async () => {
    localStorage.setItem(STORED, myName.value);
    const answer = await createLocal({
      game: door.slug,
      name: '',
      plan: {
        setup: { seats: SEATS.slice(0, seats), options: { variants: variants.value } },
        seats: seatsOf(levels.value),
        owner: 'a',
      },
    });
    if (answer.ok && answer.id) go({ at: 'local', id: answer.id, seat: 'a' });
    else if (!answer.ok) problem.value = answer.problem.code;
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
          placeholder={say('you')}
          onInput={event => {
            myName.value = event.currentTarget.value;
          }}
        />
      </label>
      <fieldset>
        <legend>
          {say('new.seats')} <small>{say('new.of', { seats, max: door.players.max })}</small>
        </legend>
        <div class="sitter">
          <Sign seat="a" name={myName.value || say('you')} />{' '}
          <span>
            <b>{myName.value || say('you')}</b>
            <small>{say('you')}</small>
          </span>
        </div>
        {levels.value.map((level, i) => (
          <div class="sitter" key={SEATS[i + 1]}>
            <Sign seat={SEATS[i + 1] as Seat} name={BOT_NAMES[i] ?? 'B'} bot />
            <span>
              <b>{BOT_NAMES[i]}</b>
              <small>{say('bot')}</small>
            </span>
            <select
              aria-label={say('new.level')}
              value={level}
              onChange={event => {
                levels.value = levels.value.with(i, event.currentTarget.value as BotName);
              }}
            >
              {LEVELS.map(name => (
                <option key={name} value={name}>
                  {say(`level.${name}`)}
                </option>
              ))}
            </select>
            {seats > door.players.min && (
              <button
                type="button"
                class="btn"
                onClick={() => {
                  levels.value = levels.value.filter((_, at) => at !== i);
                }}
              >
                {say('new.remove')}
              </button>
            )}
          </div>
        ))}
        {seats < door.players.max && (
          <button
            type="button"
            class="btn add"
            onClick={() => {
              levels.value = [...levels.value, 'normal'];
            }}
          >
            {say('new.add-bot')}
          </button>
        )}
      </fieldset>
      <fieldset>
        <legend>{say('new.variants')}</legend>
        {door.variants.map(name => (
          <label class="check" key={name}>
            <input
              type="checkbox"
              checked={variants.value.includes(name)}
              onChange={event => {
                variants.value = event.currentTarget.checked
                  ? [...variants.value, name]
                  : variants.value.filter(other => other !== name);
              }}
            />
            {say(`variant.${name}`)}
          </label>
        ))}
      </fieldset>
      {problem.value && (
        <p class="bad" role="alert">
          {problem.value}
        </p>
      )}
      <button type="submit" class="btn btn-main">
        {say('new.open')}
      </button>
    </form>
  );
}

function seatsOf(levels: readonly BotName[]): Partial<Record<Seat, Sitter>> {
  const me: Sitter = { who: 'person', name: myName.value.trim() || say('you') };
  const bots = levels.map((level, i): [Seat, Sitter] => [
    SEATS[i + 1] as Seat,
    { who: 'bot', name: BOT_NAMES[i] ?? 'Bot', level },
  ]);
  return { a: me, ...Object.fromEntries(bots) };
}
