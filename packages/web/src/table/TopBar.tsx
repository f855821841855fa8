import type { Place } from '@tavolata/table';
import { Icon } from '../shared/Icon.tsx';
import { LANGUAGES, language } from '../shared/language.ts';
import { say } from '../shared/Say.tsx';
import { Sign } from '../shared/Sign.tsx';
import type { TableState } from './state.ts';

export function TopBar({ state, onBack }: { readonly state: TableState; readonly onBack: () => void }) {
  const told = state.session.told.value;
  const scene = state.scene.value;
  const page = state.page.value;
  if (!told || !scene || !page) return null;
  const { turn, phase } = page.phase(scene.g);
  const speaker = state.speaker.value;
  return (
    <header class="tv-top">
      <button type="button" class="tv-icon" onClick={onBack} aria-label={say('back')}>
        <Icon name="back" />
      </button>
      <div class="tv-title">
        <b>{speaker.say('game.title')}</b>
        <span class="only-phone">
          {say('table.turn', { turn })},{' '}
          {speaker.has(`phase.${phase}`) ? speaker.say(`phase.${phase}`) : phase}
        </span>
      </div>
      <div class="tv-phase only-wide">
        <span class="turn">{say('table.turn', { turn })}</span>
        {page.phases.map(name => (
          <span
            key={name}
            class={name === phase ? 'on' : ''}
            aria-current={name === phase ? 'step' : undefined}
          >
            {speaker.say(`phase.${name}`)}
          </span>
        ))}
      </div>
      <div class="tv-seats only-wide">
        {told.picture.seats.map(place => (
          <Seat
            key={place.seat}
            place={place}
            waiting={told.picture.waiting.includes(place.seat)}
            me={place.seat === scene.me}
          />
        ))}
      </div>
      <button
        type="button"
        class="tv-icon only-phone"
        onClick={() => void state.undo()}
        aria-label={say('undo')}
      >
        <Icon name="undo" />
      </button>
      <button
        type="button"
        class="tv-icon"
        aria-expanded={state.rail.value}
        onClick={() => {
          state.rail.value = !state.rail.value;
        }}
        aria-label={say('table.log')}
      >
        <Icon name="log" />
      </button>
      <button
        type="button"
        class="tv-icon tv-lang"
        onClick={switchLanguage}
        aria-label={`${say('language.switch')}: ${language.value.toUpperCase()}`}
      >
        {language.value.toUpperCase()}
      </button>
    </header>
  );
}

function switchLanguage(): void {
  const at = LANGUAGES.indexOf(language.value);
  language.value = LANGUAGES[(at + 1) % LANGUAGES.length] ?? 'it';
}

function Seat({
  place,
  waiting,
  me,
}: {
  readonly place: Place;
  readonly waiting: boolean;
  readonly me: boolean;
}) {
  const name = place.who === 'open' ? '?' : place.name;
  const bot = place.who === 'bot';
  const state = place.left ? 'left' : waiting ? (me ? 'your-turn' : 'thinking') : 'waiting';
  return (
    <div class={`seat ${waiting ? 'on' : ''}`} data-seat={place.seat}>
      <Sign seat={place.seat} name={name} bot={bot} />
      <div>
        <b>{me ? say('you') : name}</b>
        {say(`seat.${state}`)}
      </div>
    </div>
  );
}
