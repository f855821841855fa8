import { say } from '@tavolata/board-kit';
import type { SeatSnapshot } from '@tavolata/table';
import { useEffect } from 'preact/hooks';
import type { TablePageState } from '../state/page-state.ts';
import { undoTarget } from './undo-target.ts';

interface Props {
  readonly state: TablePageState;
}

type Request = NonNullable<SeatSnapshot['undo']>;

const answer = (state: TablePageState, { request }: Request, yes: boolean): void =>
  void state.send({ do: yes ? 'agree' : 'refuse', request });

/** Somebody wants to take a move back past what others have seen: those who must agree are asked. */
export function Undo({ state }: Props) {
  const request = state.undoAsked.value;
  if (!request) return null;
  const speaker = state.speaker.value;
  const { events = [], begin = 0 } = state.session.table.value ?? {};
  const isBefore = request.to < (events[0]?.to ?? 0);
  useEffect(() => {
    if (isBefore && begin > 0) void state.session.earlier?.();
  }, [isBefore, begin]);
  const { key, ...params } = undoTarget(events, request.to, event => speaker.event(event));
  return (
    <section class="notice undo-request" role="alert">
      <p>{speaker.say('undo.asks', { seat: request.seat })}</p>
      <p>{say(key, params)}</p>
      <button type="button" class="btn btn-main" onClick={() => answer(state, request, true)}>
        {speaker.say('undo.agree')}
      </button>
      <button type="button" class="btn" onClick={() => answer(state, request, false)}>
        {speaker.say('undo.refuse')}
      </button>
    </section>
  );
}

/** At the edge, for everybody else: who has yet to agree. Whoever plays can end the wait. */
export function UndoAwaited({ state }: Props) {
  const table = state.session.table.value;
  const request = table?.snapshot.undo;
  if (!table || !request || state.undoAsked.value) return null;
  const isMine = request.seat === table.viewer;
  const mayRefuse = table.snapshot.seats.some(({ seat, left }) => seat === table.viewer && !left);
  return (
    <p class="why beside undo-request">
      {state.speaker.value.say('undo.waits', { needs: request.needs })}{' '}
      {mayRefuse && (
        <button type="button" class="perche" onClick={() => answer(state, request, false)}>
          {isMine ? say('undo.withdraw') : state.speaker.value.say('undo.refuse')}
        </button>
      )}
    </p>
  );
}
