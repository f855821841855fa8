import { type Signal, signal, useSignal } from '@preact/signals';
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
/** People of one browser share one screen. */
const SCREEN = 'here';
const BOT_NAMES = ['Ombra', 'Brace', 'Fosco', 'Lume', 'Vespro'];
const LEVELS = botNames.filter(name => name !== 'random');

const aBot = (at: number, level: BotName = 'normal'): Sitter => ({
  who: 'bot',
  name: BOT_NAMES[at] ?? 'Bot',
  level,
});
const aFriend = (at: number): Sitter => ({
  who: 'person',
  name: say('new.friend', { number: at + 2 }),
  screen: SCREEN,
});

/** Seats, variants: everything has a sensible answer already, so one tap is enough. */
export function NewTable({ door }: { readonly door: Door }) {
  const others = useSignal<readonly Sitter[]>([aBot(0)]);
  const variants = useSignal<readonly string[]>([]);
  const problem = useSignal<string | undefined>(undefined);
  const start = async () => {
    localStorage.setItem(STORED, myName.value);
    const me: Sitter = { who: 'person', name: myName.value.trim() || say('you'), screen: SCREEN };
    const sitters = [me, ...others.value];
    const seats = SEATS.slice(0, sitters.length);
    const answer = await createLocal({
      game: door.slug,
      name: '',
      plan: {
        setup: { seats, options: { variants: variants.value } },
        seats: Object.fromEntries(sitters.map((sitter, i) => [seats[i] as Seat, sitter])),
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
      <Seats door={door} others={others} />
      <Variants door={door} chosen={variants} />
      {problem.value && (
        <p class="bad" role="alert">
          {say('new.problem')} ({problem.value})
        </p>
      )}
      <button type="submit" class="btn btn-main">
        {say('new.open')}
      </button>
    </form>
  );
}

function Seats({ door, others }: { readonly door: Door; readonly others: Signal<readonly Sitter[]> }) {
  const { min, max } = door.players;
  const seats = others.value.length + 1;
  const put = (at: number, sitter: Sitter) => {
    others.value = [...others.value.slice(0, at), sitter, ...others.value.slice(at + 1)];
  };
  const name = myName.value || say('you');
  return (
    <fieldset>
      <legend>
        {say('new.seats')} <small>{say('new.of', { seats, max })}</small>
      </legend>
      <div class="sitter">
        <Sign seat="a" name={name} />
        <span>
          <b>{name}</b>
          <small>{say('you')}</small>
        </span>
      </div>
      {others.value.map((sitter, at) => (
        <Other
          key={SEATS[at + 1]}
          seat={SEATS[at + 1] as Seat}
          sitter={sitter}
          onChange={next => put(at, next)}
          {...(seats > min && {
            onRemove: () => {
              others.value = others.value.filter((_, i) => i !== at);
            },
          })}
        />
      ))}
      {seats < max && (
        <div class="adds">
          <button type="button" class="btn add" onClick={() => put(seats - 1, aBot(seats - 1))}>
            {say('new.add-bot')}
          </button>
          <button type="button" class="btn add" onClick={() => put(seats - 1, aFriend(seats - 1))}>
            {say('new.add-friend')}
          </button>
        </div>
      )}
    </fieldset>
  );
}

interface OtherProps {
  readonly seat: Seat;
  readonly sitter: Sitter;
  readonly onChange: (sitter: Sitter) => void;
  readonly onRemove?: () => void;
}

function Other({ seat, sitter, onChange, onRemove }: OtherProps) {
  if (sitter.who === 'open') return null;
  return (
    <div class="sitter">
      <Sign seat={seat} name={sitter.name} bot={sitter.who === 'bot'} />
      {sitter.who === 'bot' ? (
        <>
          <span>
            <b>{sitter.name}</b>
            <small>{say('bot')}</small>
          </span>
          <select
            aria-label={say('new.level')}
            value={sitter.level}
            onChange={event => onChange({ ...sitter, level: event.currentTarget.value as BotName })}
          >
            {LEVELS.map(name => (
              <option key={name} value={name}>
                {say(`level.${name}`)}
              </option>
            ))}
          </select>
        </>
      ) : (
        <input
          aria-label={say('new.friend-name')}
          value={sitter.name}
          maxLength={30}
          onInput={event => onChange({ ...sitter, name: event.currentTarget.value })}
        />
      )}
      {onRemove && (
        <button type="button" class="btn" onClick={onRemove}>
          {say('new.remove')}
        </button>
      )}
    </div>
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
