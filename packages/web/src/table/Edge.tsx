import type { CardId } from '@tavolata/kernel';
import type { ComponentChildren } from 'preact';
import { say } from '../shared/Say.tsx';
import { Answers } from './Answers.tsx';
import { End } from './End.tsx';
import { FreeSeats } from './FreeSeats.tsx';
import { linkedNow } from './linked.tsx';
import type { Picking } from './picking.ts';
import { Refused } from './Refused.tsx';
import type { TableState } from './state.ts';
import { defOf } from './things.ts';
import { UndoAwaited } from './Undo.tsx';
import { Waiting } from './Waiting.tsx';
import { Why } from './Why.tsx';
import { Yielded, Yields } from './Yields.tsx';

interface Props {
  readonly state: TableState;
  /** What is said while nobody has to do anything here. */
  readonly meanwhile?: string | undefined;
  /** What else stands there. */
  readonly children?: ComponentChildren;
}

/** The border between what is common and what is mine: the question, and the answers that are not on the table. */
export function Edge({ state, meanwhile = say('waiting'), children }: Props) {
  const picking = state.picking.value;
  // Nobody has heard the answer yet: another would be none.
  const isKept = state.isSent.value && !state.session.online.value;
  return (
    <section class="tv-edge" aria-label={say('table.edge')} tabIndex={-1}>
      {/* One element for all that is said: of one that comes with its words, some are told nothing. */}
      <div class="prompt" role="status" aria-live={picking ? 'assertive' : 'polite'}>
        {picking ? (
          <Asked state={state} picking={picking} />
        ) : (
          <Waiting state={state} meanwhile={meanwhile} />
        )}
        {isKept && <p class="why beside">{say('connection.kept')}</p>}
        <UndoAwaited state={state} />
        <Yielded state={state} />
        <Refused state={state} />
      </div>
      {picking && !isKept && (
        <div class="answers">
          <Answers key={picking.q} state={state} picking={picking} />
        </div>
      )}
      {!picking && <End state={state} />}
      {!picking && <FreeSeats state={state} />}
      {children}
    </section>
  );
}

function Asked({ state, picking }: { readonly state: TableState; readonly picking: Picking }) {
  const speaker = state.speaker.value;
  const { ask } = picking;
  const { rule } = ask;
  const chosen = picking.chosen.value;
  const several = ask.kind === 'some' || ask.kind === 'order';
  const scene = state.scene.value;
  const question = speaker.question(ask, defOf(state));
  const source = sourceOf(state, ask.source);
  // Most questions begin with the name of what asks.
  const named = source !== undefined && question.includes(source) ? undefined : source;
  const reason = (scene && state.page.value?.reason?.(scene)) ?? named;
  return (
    <>
      {reason !== undefined && <p class="why">{linkedNow(reason, state.inspecting, defOf(state))}</p>}
      <p class="ask">
        {question}
        {several && ask.kind === 'some' && (
          <small class="count">
            {' '}
            {chosen.length}/{ask.max}
          </small>
        )}
      </p>
      {rule && <Why state={state} rule={rule} />}
      <Yields state={state} picking={picking} />
    </>
  );
}

/** The card that asks, by name. */
function sourceOf(state: TableState, source: CardId | undefined): string | undefined {
  if (source === undefined) return undefined;
  const { id, back } = defOf(state)(source);
  return state.speaker.value.card(id, back);
}
