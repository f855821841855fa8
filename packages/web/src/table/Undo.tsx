import { say } from '../shared/Say.tsx';
import type { TableState } from './state.ts';

/** Somebody wants to take a move back past what others have seen: those who must agree are asked. */
export function Undo({ state }: { readonly state: TableState }) {
  const told = state.session.told.value;
  const request = told?.picture.undo;
  if (!told || !request) return null;
  const speaker = state.speaker.value;
  const isMine = request.seat === told.viewer;
  const { needs } = request;
  const isAsked = needs.some(seat => seat === told.viewer);
  const answer = (yes: boolean) =>
    void state.wish({ do: yes ? 'agree' : 'refuse', request: request.request });
  return (
    <section class="notice undo-request" role="alert">
      <p>
        {isAsked ? speaker.say('undo.asks', { seat: request.seat }) : speaker.say('undo.waits', { needs })}
      </p>
      {isAsked && (
        <button type="button" class="btn btn-main" onClick={() => answer(true)}>
          {speaker.say('undo.agree')}
        </button>
      )}
      {(isAsked || isMine) && (
        <button type="button" class="btn" onClick={() => answer(false)}>
          {isMine ? say('undo.withdraw') : speaker.say('undo.refuse')}
        </button>
      )}
    </section>
  );
}
