import { useSignal } from '@preact/signals';
import { type AnswerDraft, say, thingOf } from '@tavolata/board-kit';
import type { Pick as Answer } from '@tavolata/kernel';
import { useLayoutEffect } from 'preact/hooks';
import type { TablePageState } from '../state/page-state.ts';
import { defOf } from '../state/things.ts';
import { offTable } from './off-table.ts';

interface Props {
  readonly state: TablePageState;
  readonly draft: AnswerDraft;
}

/** The answers that are not on the table, and the one that sends what is chosen there. */
export function Answers({ state, draft }: Props) {
  switch (draft.question.kind) {
    case 'yes-no':
      return <YesNo state={state} />;
    case 'number':
      return <NumberAnswer state={state} draft={draft} />;
    case 'pick':
      return <PickOne state={state} draft={draft} />;
    case 'some':
    case 'order':
      return <PickSeveral state={state} draft={draft} />;
    case 'assign':
      return <Confirm state={state} draft={draft} label={answerLabel(state, draft)} />;
  }
}

function YesNo({ state }: Pick<Props, 'state'>) {
  return (
    <>
      <button type="button" class="btn" onClick={() => void state.answer(false)}>
        {say('no')}
      </button>
      <button type="button" class="btn btn-main" data-main onClick={() => void state.answer(true)}>
        {say('yes')} <kbd>{say('key.space')}</kbd>
      </button>
    </>
  );
}

function NumberAnswer({ state, draft }: Props) {
  const { question } = draft;
  if (question.kind !== 'number') return null;
  return (
    <>
      <input
        class="number"
        type="number"
        min={question.min}
        max={question.max}
        value={draft.number.value}
        aria-label={state.speaker.value.question(question, defOf(state))}
        onInput={event => {
          draft.number.value = Number(event.currentTarget.value);
        }}
      />
      <Confirm state={state} draft={draft} label={answerLabel(state, draft)} />
    </>
  );
}

/** Looked up as soon as the board is drawn, and again once it has settled. */
function useOffTable({ state, draft }: Props): readonly number[] {
  const words = useSignal<readonly number[]>(draft.loose);
  const [scene, asText] = [state.scene.value, state.asText.value];
  useLayoutEffect(() => {
    const look = () => {
      const root = document.querySelector('.tv');
      const found = root ? offTable(root, draft) : draft.loose;
      if (found.join() !== words.peek().join()) words.value = found;
    };
    look();
    const frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [draft, scene, asText]);
  return words.value;
}

function PickOne({ state, draft }: Props) {
  const words = useOffTable({ state, draft });
  const [chosen] = draft.chosen.value;
  const named = (index: number) => ownWord(state, index) ?? nameOf(state, draft, index);
  // Nothing chosen yet: the calm way out is the main answer, if there is one.
  const quiet = chosen === undefined ? words.find(index => index === draft.question.fallback) : undefined;
  return (
    <>
      {words
        .filter(index => index !== quiet)
        .map(index => (
          <button type="button" key={index} class="btn" onClick={() => void state.answer(index)}>
            {named(index)}
          </button>
        ))}
      {quiet !== undefined && (
        <button type="button" class="btn btn-main" data-main onClick={() => void state.answer(quiet)}>
          {named(quiet)} <kbd>{say('key.space')}</kbd>
        </button>
      )}
      {chosen !== undefined && (
        <>
          <Change draft={draft} />
          <Read state={state} draft={draft} chosen={chosen} />
          <Confirm state={state} draft={draft} label={named(chosen)} />
        </>
      )}
    </>
  );
}

function PickSeveral({ state, draft }: Props) {
  const words = useOffTable({ state, draft });
  const chosen = draft.chosen.value;
  return (
    <>
      {words.map(index => (
        <button
          type="button"
          key={index}
          class="btn"
          aria-pressed={chosen.includes(index)}
          onClick={() => draft.tap(index)}
        >
          {draft.question.kind === 'order' && chosen.includes(index) && `${chosen.indexOf(index) + 1}. `}
          {nameOf(state, draft, index)}
        </button>
      ))}
      {chosen.length > 0 && <Change draft={draft} />}
      <Confirm state={state} draft={draft} label={answerLabel(state, draft)} />
    </>
  );
}

function Change({ draft }: Pick<Props, 'draft'>) {
  return (
    <button type="button" class="btn" data-change onClick={() => draft.clear()}>
      {say('change')} <kbd>Esc</kbd>
    </button>
  );
}

/** What is chosen and no card may have to be read first: a finger that does not rest on it finds this. */
function Read({ state, draft, chosen }: Props & { readonly chosen: number }) {
  const option = draft.options[chosen];
  const thing = option && thingOf(option);
  if (!thing || typeof state.inspecting.of(thing) !== 'object') return null;
  return (
    <button type="button" class="btn" onClick={() => state.inspecting.look(thing)}>
      {say('inspect.read')}
    </button>
  );
}

function nameOf(state: TablePageState, draft: AnswerDraft, index: number): string {
  const option = draft.options[index];
  return option ? state.speaker.value.option(option, defOf(state)) : say('confirm');
}

/** What the game calls this answer, if it has a word for it. */
function ownWord(state: TablePageState, pick: Answer): string | undefined {
  const scene = state.scene.value;
  return scene && state.page.value?.answer?.(scene, pick);
}

function answerLabel(state: TablePageState, draft: AnswerDraft): string {
  const pick = draft.pick.value;
  return (pick !== undefined && ownWord(state, pick)) || say('confirm');
}

function Confirm({ state, draft, label }: Props & { readonly label: string }) {
  return (
    <button
      type="button"
      class="btn btn-main"
      data-main
      disabled={draft.pick.value === undefined}
      onClick={() => void state.answer()}
    >
      {label} <kbd>{say('key.space')}</kbd>
    </button>
  );
}
