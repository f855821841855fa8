import { defIn, say, type ThingRef } from '@tavolata/board-kit';
import type { DefOf } from '@tavolata/table';
import { beginPress, endPress } from './long-press.ts';
import { notAskedReason, ruleBehind } from './not-asked-reason.ts';
import type { TablePageState } from './page-state.ts';

/**
 * What makes an element a thing of the table. Lit and chosen things are buttons; one that cannot be picked says why when
 * tapped or come to; what there is more to see of can always be inspected: long press, right click, or the I key. Among those who
 * play together a thing is shown to the others by Alt and a click, by the P key, or, if there is no more to see, by a long
 * press.
 */
export function thingProps(
  state: TablePageState,
  thing: ThingRef,
  label: string,
  does?: string,
): Record<string, unknown> {
  const draft = state.draft.value;
  const standing = draft?.standing(thing) ?? 'calm';
  const card = 'card' in thing ? thing.card : undefined;
  const inspect = (): boolean => state.inspecting.look(thing);
  const point = (): boolean => {
    void state.gestures.at(thing);
    return state.gestures.isPossible.value;
  };
  const on = draft?.on(thing) ?? [];
  const order = orderOf(draft?.question.kind, draft?.chosen.value, on);
  const props: Record<string, unknown> = {
    class: `thing is-${standing === 'denied' ? 'disabled' : standing}`,
    'data-thing': JSON.stringify(thing),
    'data-name': label,
    ...(card !== undefined && { 'data-card': card }),
    ...(does && standing === 'lit' && { 'data-do': does }),
    ...(order !== undefined && { 'data-order': order }),
    onContextMenu: (event: Event) => {
      if (inspect()) event.preventDefault();
    },
    onPointerDown: (event: PointerEvent) => {
      // The smallest thing under the finger is meant, not what it lies on.
      const met = (event.target as Element).closest('[data-thing]');
      if (met === event.currentTarget) beginPress(() => inspect() || point());
    },
    onPointerLeave: endPress,
  };
  const pointsAt = (event: MouseEvent): boolean => {
    if (!event.altKey || !state.gestures.isPossible.value) return false;
    event.stopPropagation();
    point();
    return true;
  };
  if (standing === 'calm' && card === undefined) return { ...props, onClick: pointsAt };
  const press = () => tap(state, thing);
  return {
    ...props,
    role: 'button',
    tabIndex: standing === 'calm' ? -1 : 0,
    'aria-label': [label, standing !== 'calm' && does].filter(Boolean).join('. '),
    'aria-pressed': standing === 'calm' || standing === 'denied' ? undefined : standing === 'selected',
    'aria-disabled': standing === 'denied' ? true : undefined,
    'aria-description': refusalOf(state, thing)?.reason,
    onClick: (event: MouseEvent) => {
      // The second half of a double click takes nothing back.
      const isAgain = event.detail === 2 && standing === 'selected' && on.length === 1;
      if (!pointsAt(event) && !isAgain) press();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') press();
      else if (event.key.toLowerCase() === 'p') point();
      else if (event.key.toLowerCase() !== 'i' || !state.lookCloser(thing)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

function orderOf(
  kind: string | undefined,
  chosen: readonly number[] | undefined,
  on: readonly number[],
): string | undefined {
  if (kind !== 'order' && kind !== 'some') return undefined;
  const places = (chosen ?? []).flatMap((index, at) => (on.includes(index) ? [at + 1] : []));
  return places.length === 0 || kind === 'some' ? undefined : places.join(' ');
}

/** Picks it, or takes it back; what cannot be picked says why, and any other card is looked at closely. */
export function tap(state: TablePageState, thing: ThingRef): void {
  const draft = state.draft.value;
  const on = draft?.on(thing) ?? [];
  const [first] = on;
  const refusal = refusalOf(state, thing);
  // Of a card that is not asked about there is more to read than that.
  if (refusal && (first !== undefined || draft?.standing(thing) === 'denied'))
    state.explained.value = refusal;
  else if (draft && first !== undefined) draft.tapOneOf([first, ...on.slice(1)]);
  else if ('card' in thing) state.inspecting.at(thing.card);
}

interface Refusal {
  readonly rule: string;
  readonly reason: string;
}

/** Why it cannot be picked: what the rules say, else that it is not asked about. */
export function refusalOf(state: TablePageState, thing: ThingRef): Refusal | undefined {
  const draft = state.draft.value;
  if (!draft || draft.standing(thing) === 'lit') return undefined;
  const [denied] = draft.denied(thing);
  const speaker = state.speaker.value;
  if (denied && draft.standing(thing) === 'denied')
    return { rule: denied.rule, reason: speaker.refusal(denied, defOf(state)) };
  const page = state.page.value;
  const scene = state.scene.value;
  const why = page && scene && notAskedReason(page, scene, thing);
  const rule = why && ruleBehind(page, scene, draft, thing);
  if (!why || rule === undefined) return undefined;
  return { rule, reason: say(`refuse.${why}`, { question: speaker.question(draft.question, defOf(state)) }) };
}

export const defOf =
  (state: TablePageState): DefOf =>
  card =>
    (state.scene.value && defIn(state.scene.value, card)) ?? { id: String(card), back: 'unknown' };
