import type { Option } from '@tavolata/kernel';
import { say } from '../shared/Say.tsx';
import { End } from './End.tsx';
import type { Picking } from './picking.ts';
import type { TableState } from './state.ts';
import { defOf } from './things.ts';
import { Yields } from './Yields.tsx';

/** The border between what is common and what is mine: the question, and the answers that are not on the table. */
export function Edge({ state }: { readonly state: TableState }) {
  const picking = state.picking.value;
  return (
    <section class="tv-edge" aria-label={say('table.edge')}>
      {picking ? <Asked state={state} picking={picking} /> : <Waiting state={state} />}
    </section>
  );
}

function Waiting({ state }: { readonly state: TableState }) {
  const told = state.session.told.value;
  const speaker = state.speaker.value;
  const result = told?.picture.result;
  const names = told?.picture.waiting.map(seat => speaker.seat(seat)) ?? [];
  const line = result
    ? `${result.winners.length > 0 ? say('result.winner', { names: result.winners.map(seat => speaker.seat(seat)).join(', ') }) : say('result.nobody')} ${speaker.result(result)}`
    : names.length > 0
      ? say('waiting.for', { names: names.join(', ') })
      : say('waiting');
  return (
    <>
      <div class="prompt" role="status" aria-live="polite">
        <p class={result ? 'ask' : 'why'}>{line}</p>
        {state.problem.value && <p class="why bad">{speaker.say(state.problem.value)}</p>}
      </div>
      <End state={state} />
    </>
  );
}

function Asked({ state, picking }: { readonly state: TableState; readonly picking: Picking }) {
  const speaker = state.speaker.value;
  const { ask } = picking;
  const { rule } = ask;
  const chosen = picking.chosen.value;
  const several = ask.kind === 'some' || ask.kind === 'order';
  return (
    <>
      <div class="prompt" role="status" aria-live="assertive">
        {ask.source !== undefined && (
          <p class="why">{speaker.card(defOf(state)(ask.source).id, defOf(state)(ask.source).back)}</p>
        )}
        <p class="ask">
          {speaker.question(ask, defOf(state))}
          {several && ask.kind === 'some' && (
            <small class="count">
              {' '}
              {chosen.length}/{ask.max}
            </small>
          )}
        </p>
        {rule && (
          <button
            type="button"
            class="perche"
            onClick={() => {
              state.explained.value = { rule };
            }}
          >
            {say('why')} <em>{rule}</em>
          </button>
        )}
        <Yields state={state} picking={picking} />
        {state.problem.value && <p class="why bad">{speaker.say(state.problem.value)}</p>}
      </div>
      <div class="answers">
        <Answers state={state} picking={picking} />
      </div>
    </>
  );
}

function Answers({ state, picking }: { readonly state: TableState; readonly picking: Picking }) {
  const { ask } = picking;
  const speaker = state.speaker.value;
  if (ask.kind === 'yes-no')
    return (
      <>
        <button type="button" class="btn" onClick={() => void state.answer(false)}>
          {say('no')}
        </button>
        <button type="button" class="btn btn-main" data-main onClick={() => void state.answer(true)}>
          {say('yes')}
        </button>
      </>
    );
  if (ask.kind === 'number')
    return (
      <>
        <input
          class="number"
          type="number"
          min={ask.min}
          max={ask.max}
          value={picking.number.value}
          aria-label={speaker.question(ask, defOf(state))}
          onInput={event => {
            picking.number.value = Number(event.currentTarget.value);
          }}
        />
        <Confirm state={state} picking={picking} label={answerLabel(state, picking)} />
      </>
    );
  const words = picking.loose;
  const [chosen] = picking.chosen.value;
  const named = (option: Option | undefined) =>
    option ? speaker.option(option, defOf(state)) : say('confirm');
  if (ask.kind !== 'pick')
    return <Confirm state={state} picking={picking} label={answerLabel(state, picking)} />;
  // Nothing chosen yet: the calm way out is the main answer, if there is one.
  const quiet = chosen === undefined ? words.find(index => index === ask.fallback) : undefined;
  return (
    <>
      {words
        .filter(index => index !== quiet)
        .map(index => (
          <button type="button" key={index} class="btn" onClick={() => void state.answer(index)}>
            {named(picking.options[index])}
          </button>
        ))}
      {quiet !== undefined && (
        <button type="button" class="btn btn-main" data-main onClick={() => void state.answer(quiet)}>
          {named(picking.options[quiet])} <kbd>{say('key.space')}</kbd>
        </button>
      )}
      {chosen !== undefined && (
        <button type="button" class="btn" onClick={() => picking.clear()}>
          {say('change')} <kbd>Esc</kbd>
        </button>
      )}
      {chosen !== undefined && (
        <Confirm state={state} picking={picking} label={named(picking.options[chosen])} />
      )}
    </>
  );
}

/** What will be answered, if the game has a word for it. */
function answerLabel(state: TableState, picking: Picking): string {
  const scene = state.scene.value;
  const pick = picking.pick.value;
  const named = scene && pick !== undefined ? state.page.value?.answer?.(scene, pick) : undefined;
  return named ?? say('confirm');
}

function Confirm({
  state,
  picking,
  label,
}: {
  readonly state: TableState;
  readonly picking: Picking;
  readonly label: string;
}) {
  return (
    <button
      type="button"
      class="btn btn-main"
      data-main
      disabled={picking.pick.value === undefined}
      onClick={() => void state.answer()}
    >
      {label} <kbd>{say('key.space')}</kbd>
    </button>
  );
}
