import { useSignal } from '@preact/signals';
import type { Pick as Answer } from '@tavolata/kernel';
import { useLayoutEffect } from 'preact/hooks';
import { say } from '../shared/Say.tsx';
import { offTable } from './off-table.ts';
import { type Picking, thingOf } from './picking.ts';
import type { TableState } from './state.ts';
import { defOf } from './things.ts';

interface Props {
  readonly state: TableState;
  readonly picking: Picking;
}

/** The answers that are not on the table, and the one that sends what is chosen there. */
export function Answers({ state, picking }: Props) {
  switch (picking.ask.kind) {
    case 'yes-no':
      return <YesNo state={state} />;
    case 'number':
      return <NumberAnswer state={state} picking={picking} />;
    case 'pick':
      return <PickOne state={state} picking={picking} />;
    case 'some':
    case 'order':
      return <PickSeveral state={state} picking={picking} />;
    case 'assign':
      return <Confirm state={state} picking={picking} label={answerLabel(state, picking)} />;
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

function NumberAnswer({ state, picking }: Props) {
  const { ask } = picking;
  if (ask.kind !== 'number') return null;
  return (
    <>
      <input
        class="number"
        type="number"
        min={ask.min}
        max={ask.max}
        value={picking.number.value}
        aria-label={state.speaker.value.question(ask, defOf(state))}
        onInput={event => {
          picking.number.value = Number(event.currentTarget.value);
        }}
      />
      <Confirm state={state} picking={picking} label={answerLabel(state, picking)} />
    </>
  );
}

/** Looked up as soon as the board is drawn, and again once it has settled. */
function useOffTable({ state, picking }: Props): readonly number[] {
  const words = useSignal<readonly number[]>(picking.loose);
  const [scene, asText] = [state.scene.value, state.asText.value];
  useLayoutEffect(() => {
    const look = () => {
      const root = document.querySelector('.tv');
      const found = root ? offTable(root, picking) : picking.loose;
      if (found.join() !== words.peek().join()) words.value = found;
    };
    look();
    const frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [picking, scene, asText]);
  return words.value;
}

function PickOne({ state, picking }: Props) {
  const words = useOffTable({ state, picking });
  const [chosen] = picking.chosen.value;
  const named = (index: number) => ownWord(state, index) ?? nameOf(state, picking, index);
  // Nothing chosen yet: the calm way out is the main answer, if there is one.
  const quiet = chosen === undefined ? words.find(index => index === picking.ask.fallback) : undefined;
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
          <Change picking={picking} />
          <Read state={state} picking={picking} chosen={chosen} />
          <Confirm state={state} picking={picking} label={named(chosen)} />
        </>
      )}
    </>
  );
}

function PickSeveral({ state, picking }: Props) {
  const words = useOffTable({ state, picking });
  const chosen = picking.chosen.value;
  return (
    <>
      {words.map(index => (
        <button
          type="button"
          key={index}
          class="btn"
          aria-pressed={chosen.includes(index)}
          onClick={() => picking.tap(index)}
        >
          {picking.ask.kind === 'order' && chosen.includes(index) && `${chosen.indexOf(index) + 1}. `}
          {nameOf(state, picking, index)}
        </button>
      ))}
      {chosen.length > 0 && <Change picking={picking} />}
      <Confirm state={state} picking={picking} label={answerLabel(state, picking)} />
    </>
  );
}

function Change({ picking }: Pick<Props, 'picking'>) {
  return (
    <button type="button" class="btn" data-change onClick={() => picking.clear()}>
      {say('change')} <kbd>Esc</kbd>
    </button>
  );
}

/** What is chosen and no card may have to be read first: a finger that does not rest on it finds this. */
function Read({ state, picking, chosen }: Props & { readonly chosen: number }) {
  const option = picking.options[chosen];
  const thing = option && thingOf(option);
  if (!thing || typeof state.inspecting.of(thing) !== 'object') return null;
  return (
    <button type="button" class="btn" onClick={() => state.inspecting.look(thing)}>
      {say('inspect.read')}
    </button>
  );
}

function nameOf(state: TableState, picking: Picking, index: number): string {
  const option = picking.options[index];
  return option ? state.speaker.value.option(option, defOf(state)) : say('confirm');
}

/** What the game calls this answer, if it has a word for it. */
function ownWord(state: TableState, pick: Answer): string | undefined {
  const scene = state.scene.value;
  return scene && state.page.value?.answer?.(scene, pick);
}

function answerLabel(state: TableState, picking: Picking): string {
  const pick = picking.pick.value;
  return (pick !== undefined && ownWord(state, pick)) || say('confirm');
}

function Confirm({ state, picking, label }: Props & { readonly label: string }) {
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
