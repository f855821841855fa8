import { type AnyPage, Icon, nameAt, roundFrom, type Scene, Sign, say } from '@tavolata/board-kit';
import type { Seat } from '@tavolata/kernel';
import type { SeatClock, SeatInfo } from '@tavolata/table';
import { useWaitingElsewhere } from '../../shared/my-tables.ts';
import { go, type Placed, place as placed } from '../../shared/places.ts';
import { undoButton } from '../answers/undo-button.ts';
import type { TablePageState } from '../state/page-state.ts';
import { momentName, phaseName, turnName, turnOf } from '../state/phases.ts';
import { Clock } from '../time/Clock.tsx';

interface Props {
  readonly state: TablePageState;
  /** Where the way back leads, if not to the lobby. */
  readonly back: Placed | undefined;
}

export function TopBar({ state, back }: Props) {
  const table = state.session.table.value;
  const scene = state.scene.value;
  const page = state.page.value;
  const elsewhere = useWaitingElsewhere(placed.value.at === 'table' ? placed.value.id : undefined);
  if (!table || !scene || !page) return null;
  const phase = page.phase?.(scene.g);
  const turn = turnOf(page, scene);
  const isNow = (name: string): boolean => name === phase && !table.snapshot.result;
  const speaker = state.speaker.value;
  const mine = scene.me && table.snapshot.clock?.[scene.me];
  /** Who has answered what all are asked is nobody's business until all have; but oneself knows. */
  const hasAnswered = state.isPlaying && !table.snapshot.asked;
  const isAsked = (seat: SeatInfo['seat']): boolean =>
    table.snapshot.waiting.includes(seat) && !(seat === scene.me && hasAnswered);
  return (
    <header class="tv-top">
      <Back to={back} elsewhere={elsewhere} />
      <div class="tv-title">
        <b>{speaker.say('game.title')}</b>
        <span class="only-phone">
          {momentName(speaker, page.game.slug, turn, phase)}{' '}
          {mine && <Clock clock={mine} ahead={table.ahead} />}
        </span>
      </div>
      <div class="tv-phase only-wide">
        <span class="turn">{turnName(speaker, page.game.slug, turn)}</span>
        {page.phases?.map(name => (
          <span key={name} class={isNow(name) ? 'on' : ''} aria-current={isNow(name) ? 'step' : undefined}>
            {phaseName(speaker, name)}
          </span>
        ))}
      </div>
      <div class="tv-seats only-wide">
        {inOrder(table.snapshot.seats, scene, page).map(place => (
          <SeatChip
            key={place.seat}
            place={place}
            asked={isAsked(place.seat)}
            waits={table.snapshot.waiting.length > 0}
            won={table.snapshot.result?.winners.includes(place.seat)}
            me={place.seat === scene.me && !state.session.isPast}
            apart={state.session.company !== undefined}
            clock={table.snapshot.clock?.[place.seat]}
            ahead={table.ahead}
          />
        ))}
      </div>
      {state.isPlaying && (
        <button class="tv-icon only-phone" aria-label={say('undo')} {...undoButton(state)}>
          <Icon name="undo" />
        </button>
      )}
      <button
        type="button"
        class="tv-icon"
        aria-controls="rail"
        aria-expanded={state.rail.value}
        onClick={() => {
          // Whoever is told that somebody has spoken comes to hear it.
          if (!state.rail.value && state.unheard.value > 0) state.chatting.value = true;
          state.rail.value = !state.rail.value;
        }}
        data-count={state.unheard.value || undefined}
        aria-label={
          state.unheard.value > 0 ? say('chat.new', { unheard: state.unheard.value }) : say('table.log')
        }
      >
        <Icon name="log" />
      </button>
      <button
        type="button"
        class="tv-icon"
        aria-haspopup="dialog"
        onClick={() => {
          state.menu.value = true;
        }}
        aria-label={say('menu')}
      >
        <Icon name="menu" />
      </button>
    </header>
  );
}

/** As they are round the board: myself, then the others. */
function inOrder(places: readonly SeatInfo[], scene: Scene, page: AnyPage): readonly SeatInfo[] {
  const seats = places.map(({ seat }) => seat as Seat);
  const others = page.others?.(scene) ?? roundFrom(scene.me, seats);
  const order = [...new Set([...(scene.me ? [scene.me] : []), ...others])];
  return [...places].sort((a, b) => order.indexOf(a.seat as Seat) - order.indexOf(b.seat as Seat));
}

/** How many tables wait for me is said on the way to them. */
function Back({ to, elsewhere }: { readonly to: Placed | undefined; readonly elsewhere: number }) {
  const toLobby = elsewhere > 0 ? say('back.awaited', { tables: elsewhere }) : say('back');
  return (
    <button
      type="button"
      class="tv-icon"
      onClick={() => go(to ?? { at: 'lobby' })}
      data-count={(!to && elsewhere) || undefined}
      aria-label={to ? say('back.table') : toLobby}
    >
      <Icon name="back" />
    </button>
  );
}

interface SeatProps {
  readonly place: SeatInfo;
  readonly asked: boolean;
  /** Somebody is asked: then everybody else waits. */
  readonly waits: boolean;
  /** Once it is over. */
  readonly won: boolean | undefined;
  readonly me: boolean;
  /** Each at a screen of their own: then somebody may be away. */
  readonly apart: boolean;
  readonly clock: SeatClock | undefined;
  readonly ahead: number;
}

type Standing = 'left' | 'won' | 'away' | 'thinking' | 'waiting';

/** How somebody stands, in a word; of a seat where nobody sits there is nothing to tell. */
function standingOf({ place, asked, waits, won, me, apart }: SeatProps): Standing | undefined {
  if (place.who === 'open') return undefined;
  if (place.left) return 'left';
  if (won !== undefined) return won ? 'won' : undefined;
  if (apart && place.who === 'person' && !place.here && !me) return 'away';
  if (asked) return 'thinking';
  return waits ? 'waiting' : undefined;
}

function SeatChip(props: SeatProps) {
  const { place, asked, me, clock, ahead } = props;
  const name = nameAt(place) ?? say('gather.free');
  const standing = standingOf(props);
  return (
    <div class={`seat ${asked ? 'on' : ''}`} data-seat={place.seat}>
      <Sign seat={place.seat} name={place.who === 'open' ? undefined : name} bot={place.who === 'bot'} />
      <div>
        <b>{me ? say('you') : name}</b>
        {standing && say(me ? `seat.me-${standing}` : `seat.${standing}`)}{' '}
        {clock && <Clock clock={clock} ahead={ahead} />}
      </div>
    </div>
  );
}
