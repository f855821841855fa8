import type { CardId, Result } from '@tavolata/kernel';
import { say } from '../shared/Say.tsx';
import { Answers } from './Answers.tsx';
import { End } from './End.tsx';
import type { Picking } from './picking.ts';
import type { TableState } from './state.ts';
import { defOf } from './things.ts';
import { Why } from './Why.tsx';
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
  const isOut = told?.picture.seats.some(({ seat, left }) => seat === told.viewer && left);
  const names = told?.picture.waiting.map(seat => speaker.seat(seat)) ?? [];
  const line = result
    ? `${winnersLine(state, result)} ${speaker.result(result)}`
    : names.length > 0
      ? say('waiting.for', { names })
      : say('waiting');
  return (
    <>
      <div class="prompt" role="status" aria-live="polite">
        {told?.viewer === 'onlooker' && <p class="why">{say('watch.you')}</p>}
        {isOut && <p class="why">{say('conceded')}</p>}
        <p class={result ? 'ask' : 'why'}>{line}</p>
        {state.problem.value && <p class="why bad">{speaker.say(state.problem.value)}</p>}
      </div>
      <End state={state} />
    </>
  );
}

function winnersLine(state: TableState, { winners }: Result): string {
  const { told, company } = state.session;
  const { viewer, picture } = told.value ?? {};
  const speaker = state.speaker.value;
  if (winners.length === 0) return say('result.nobody');
  // At a screen that several share, nobody is 'you'.
  const isMine = company !== undefined || picture?.seats.filter(({ who }) => who === 'person').length === 1;
  const others = isMine ? winners.filter(seat => seat !== viewer) : winners;
  const names = others.map(seat => speaker.seat(seat));
  return say(others.length < winners.length ? 'result.you' : 'result.winner', { names });
}

function Asked({ state, picking }: { readonly state: TableState; readonly picking: Picking }) {
  const speaker = state.speaker.value;
  const { ask } = picking;
  const { rule } = ask;
  const chosen = picking.chosen.value;
  const several = ask.kind === 'some' || ask.kind === 'order';
  const scene = state.scene.value;
  const reason = (scene && state.page.value?.reason?.(scene)) ?? sourceOf(state, ask.source);
  return (
    <>
      <div class="prompt" role="status" aria-live="assertive">
        {reason !== undefined && <p class="why">{reason}</p>}
        <p class="ask">
          {speaker.question(ask, defOf(state))}
          {several && ask.kind === 'some' && (
            <small class="count">
              {' '}
              {chosen.length}/{ask.max}
            </small>
          )}
        </p>
        {rule && <Why state={state} rule={rule} />}
        <Yields state={state} picking={picking} />
        {state.problem.value && <p class="why bad">{speaker.say(state.problem.value)}</p>}
      </div>
      <div class="answers">
        <Answers key={picking.q} state={state} picking={picking} />
      </div>
    </>
  );
}

/** The card that asks, by name. */
function sourceOf(state: TableState, source: CardId | undefined): string | undefined {
  if (source === undefined) return undefined;
  const { id, back } = defOf(state)(source);
  return state.speaker.value.card(id, back);
}
