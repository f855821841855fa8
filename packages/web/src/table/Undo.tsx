import type { Picture } from '@tavolata/table';
import { say } from '../shared/Say.tsx';
import { goingBack } from './going-back.ts';
import type { TableState } from './state.ts';

interface Props {
  readonly state: TableState;
}

type Request = NonNullable<Picture['undo']>;

const answer = (state: TableState, { request }: Request, yes: boolean): void =>
  void state.wish({ do: yes ? 'agree' : 'refuse', request });

/** Somebody wants to take a move back past what others have seen: those who must agree are asked. */
export function Undo({ state }: Props) {
  const request = state.undoAsked.value;
  if (!request) return null;
  const speaker = state.speaker.value;
  const events = state.session.told.value?.events ?? [];
  const { key, ...params } = goingBack(events, request.to, event => speaker.event(event));
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
  const told = state.session.told.value;
  const request = told?.picture.undo;
  if (!told || !request || state.undoAsked.value) return null;
  const isMine = request.seat === told.viewer;
  const mayRefuse = told.picture.seats.some(({ seat, left }) => seat === told.viewer && !left);
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
