import { type AnswerDraft, linkedNow, say } from '@tavolata/board-kit';
import type { CardId } from '@tavolata/kernel';
import type { ComponentChild } from 'preact';
import { End } from '../end/End.tsx';
import type { TablePageState } from '../state/page-state.ts';
import { defOf } from '../state/things.ts';
import { Answers } from './Answers.tsx';
import { useAnswerCount } from './answer-count.ts';
import { FreeSeats } from './FreeSeats.tsx';
import { Refused } from './Refused.tsx';
import { UndoAwaited } from './Undo.tsx';
import { Waiting } from './Waiting.tsx';
import { Why } from './Why.tsx';
import { Yielded, Yields } from './Yields.tsx';

interface Props {
  readonly state: TablePageState;
  /** What is said while nobody has to do anything here. */
  readonly meanwhile?: string | undefined;
  /** What says when to stop me, if that is said there. */
  readonly stopping?: ComponentChild;
}

/** The border between what is common and what is mine: the question, and the answers that are not on the table. */
export function Edge({ state, meanwhile = say('waiting'), stopping }: Props) {
  const edge = useAnswerCount();
  const draft = state.draft.value;
  // Nobody has heard the answer yet: another would be none.
  const isKept = state.isSent.value && !state.session.online.value;
  return (
    <section
      class="tv-edge"
      ref={edge}
      aria-label={say('table.edge')}
      tabIndex={-1}
      data-stopping={stopping ? 'yes' : undefined}
    >
      <div class="prompt" data-yields={draft?.canYield ? 'yes' : undefined}>
        {draft ? <Asked state={state} draft={draft} /> : <Waiting state={state} meanwhile={meanwhile} />}
        {isKept && <p class="why beside">{say('connection.kept')}</p>}
        <UndoAwaited state={state} />
        <Yielded state={state} />
        <Refused state={state} />
      </div>
      {draft && !isKept && (
        <div class="answers">
          <Answers key={draft.q} state={state} draft={draft} />
        </div>
      )}
      {!draft && <End state={state} />}
      {!draft && <FreeSeats state={state} />}
      {stopping}
    </section>
  );
}

function Asked({ state, draft }: { readonly state: TablePageState; readonly draft: AnswerDraft }) {
  const speaker = state.speaker.value;
  const { question } = draft;
  const { rule } = question;
  const chosen = draft.chosen.value;
  const several = question.kind === 'some' || question.kind === 'order';
  const scene = state.scene.value;
  const words = speaker.question(question, defOf(state));
  const source = sourceOf(state, question.source);
  // Most questions begin with the name of what asks.
  const named = source !== undefined && words.includes(source) ? undefined : source;
  const reason = (scene && state.page.value?.reason?.(scene)) ?? named;
  return (
    <>
      {reason !== undefined && <p class="why">{linkedNow(reason, state.inspecting, defOf(state))}</p>}
      <p class="ask">
        {words}
        {several && question.kind === 'some' && (
          <small class="count">
            {' '}
            {chosen.length}/{question.max}
          </small>
        )}
      </p>
      {rule && <Why state={state} rule={rule} />}
      <Yields state={state} draft={draft} />
    </>
  );
}

/** The card that asks, by name. */
function sourceOf(state: TablePageState, source: CardId | undefined): string | undefined {
  if (source === undefined) return undefined;
  const { id, back } = defOf(state)(source);
  return state.speaker.value.card(id, back);
}
