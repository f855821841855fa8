import type { Signal } from '@preact/signals';
import { Icon, lettersOf, type Names, Sign, SignedBy, say } from '@tavolata/board-kit';
import { type BotName, botNames } from '@tavolata/bots';
import { SEATS, type Seat } from '@tavolata/kernel';
import type { Sitter } from '@tavolata/table';
import type { Door } from '../games/doors.ts';
import { calledMe } from '../shared/my-name.ts';
import { aBot, aFriend, toldApart } from './newcomers.ts';

const LEVELS = botNames.filter(name => name !== 'random');

const friendName = (number: number): string => say('new.friend', { number });

interface Props {
  readonly door: Door;
  readonly others: Signal<readonly Sitter[]>;
}

/** Me, bots, friends at this screen or friends by a link: the latter two do not mix. */
export function Seats({ door, others }: Props) {
  const { min, max } = door.players;
  const seats = others.value.length + 1;
  const put = (at: number, sitter: Sitter) => {
    others.value = [...others.value.slice(0, at), sitter, ...others.value.slice(at + 1)];
  };
  const name = calledMe();
  const told = toldApart(name, others.value);
  return (
    <fieldset>
      <legend>
        {say('new.seats')} <small>{say('new.of', { seats, max })}</small>
      </legend>
      <SignedBy value={lettersOf(namesOf(name, told))}>
        <div class="sitter">
          <Sign seat="a" name={name} />
          <span>
            <b>{name}</b>
            <small>{say('you')}</small>
          </span>
        </div>
        {told.map((sitter, at) => (
          <Other
            key={SEATS[at + 1]}
            seat={SEATS[at + 1] as Seat}
            sitter={sitter}
            onChange={next => put(at, next)}
            onBot={() => put(at, aBot(others.value))}
            {...(seats > min && {
              onRemove: () => {
                others.value = others.value.filter((_, i) => i !== at);
              },
            })}
          />
        ))}
      </SignedBy>
      <Adds others={others} isFull={seats >= max} add={sitter => put(seats - 1, sitter)} />
    </fieldset>
  );
}

const namesOf = (me: string, others: readonly Sitter[]): Names =>
  Object.fromEntries(
    [{ who: 'person', name: me } as const, ...others].flatMap((sitter, at) =>
      sitter.who === 'open' ? [] : [[SEATS[at], sitter.name]],
    ),
  );

interface AddsProps extends Pick<Props, 'others'> {
  readonly isFull: boolean;
  readonly add: (sitter: Sitter) => void;
}

function Adds({ others, isFull, add }: AddsProps) {
  const { value } = others;
  const isApart = value.some(({ who }) => who === 'open');
  const isTogether = value.some(({ who }) => who === 'person');
  if (isFull) return <p class="hint">{say('new.full')}</p>;
  return (
    <div class="adds">
      <button type="button" class="btn add" onClick={() => add(aBot(value))}>
        <Icon name="bot" /> {say('new.add-bot')}
      </button>
      {!isTogether && (
        <button type="button" class="btn add" onClick={() => add({ who: 'open' })}>
          <Icon name="link" /> {say('new.add-link')}
        </button>
      )}
      {!isApart && (
        <button type="button" class="btn add" onClick={() => add(aFriend(value, friendName))}>
          <Icon name="screen" /> {say('new.add-friend')}
        </button>
      )}
    </div>
  );
}

interface OtherProps {
  readonly seat: Seat;
  readonly sitter: Sitter;
  readonly onChange: (sitter: Sitter) => void;
  readonly onBot: () => void;
  readonly onRemove?: () => void;
}

function Other({ seat, sitter, onChange, onBot, onRemove }: OtherProps) {
  const name = sitter.who === 'open' ? undefined : sitter.name;
  return (
    <div class="sitter">
      <Sign seat={seat} name={name} bot={sitter.who === 'bot'} />
      <Who sitter={sitter} onChange={onChange} />
      {sitter.who === 'bot' && !onRemove && (
        <button
          type="button"
          class="btn"
          aria-label={say('new.to-link')}
          onClick={() => onChange({ who: 'open' })}
        >
          <Icon name="link" /> {say('new.to-link-short')}
        </button>
      )}
      {sitter.who === 'open' && !onRemove && (
        <button type="button" class="btn" onClick={onBot}>
          <Icon name="bot" /> {say('gather.bot')}
        </button>
      )}
      {onRemove && (
        <button type="button" class="btn" onClick={onRemove}>
          {say('new.remove')}
        </button>
      )}
    </div>
  );
}

function Who({ sitter, onChange }: Pick<OtherProps, 'sitter' | 'onChange'>) {
  switch (sitter.who) {
    case 'open':
      return (
        <span>
          <b>{say('new.by-link')}</b>
          <small>{say('new.by-link-how')}</small>
        </span>
      );
    case 'person':
      return (
        <input
          aria-label={say('new.friend-name')}
          value={sitter.name}
          maxLength={30}
          onInput={event => onChange({ ...sitter, name: event.currentTarget.value })}
        />
      );
    case 'bot':
      return (
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
            {LEVELS.map(level => (
              <option key={level} value={level}>
                {say(`level.${level}`)}
              </option>
            ))}
          </select>
        </>
      );
  }
}
