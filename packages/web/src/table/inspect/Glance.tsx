import {
  type AnyPage,
  narrow,
  type Scene,
  say,
  type ThingRef,
  touch,
  useMoreBelow,
} from '@tavolata/board-kit';
import type { CardId } from '@tavolata/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { TablePageState } from '../state/page-state.ts';
import { refusalOf } from '../state/things.ts';
import { Numbers, Parts } from './Inspect.tsx';

const THING = '.tv [data-thing]';
const FOCUSED = `${THING}:focus-visible`;

const thingOf = (element: HTMLElement): ThingRef => JSON.parse(element.dataset.thing ?? '') as ThingRef;

/** Wherever things are drawn: a mouse that rests on one, and keys that come to one which cannot be picked. */
function useGlances(state: TablePageState): void {
  const { hover: glancing } = state;
  useEffect(() => {
    const onMove = ({ pointerType, movementX, movementY, target }: PointerEvent) => {
      // What comes to lie under a mouse that stands still was not looked for.
      if (pointerType !== 'mouse' || (movementX === 0 && movementY === 0)) return;
      const element = (target as Element).closest<HTMLElement>(THING);
      if ((target as Element).closest('.glance')) glancing.stay();
      else if (element) glancing.rest(thingOf(element));
      else glancing.leave();
    };
    const onDown = ({ target }: PointerEvent) => {
      const element = (target as Element).closest<HTMLElement>(THING);
      // Whoever presses the thing itself goes on reading about it.
      const isShown = element?.dataset.thing === JSON.stringify(glancing.at.peek());
      if (!isShown && !(target as Element).closest('.glance')) glancing.end();
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target as Element).matches(FOCUSED)) return;
      const thing = thingOf(target as HTMLElement);
      if (refusalOf(state, thing)) glancing.focus(thing);
    };
    document.addEventListener('pointermove', onMove);
    document.addEventListener('pointerdown', onDown);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', glancing.blur);
    return () => {
      document.removeEventListener('pointermove', onMove);
      document.removeEventListener('pointerdown', onDown);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', glancing.blur);
      glancing.end();
    };
  }, [state]);
}

interface Props {
  readonly state: TablePageState;
  readonly scene: Scene;
  readonly page: AnyPage;
}

/** What something is and does, and why it cannot be picked, beside the table: without a tap, and without a dialog. */
export function Glance({ state, scene, page }: Props) {
  useGlances(state);
  const thing = state.hover.at.value;
  if (!thing) return null;
  // Where there is no rail, a card would lie over what can be picked.
  const isRoom = !narrow.value;
  const seen = isRoom ? state.inspecting.of(thing) : undefined;
  const refusal = refusalOf(state, thing);
  if (seen === undefined && !refusal) return null;
  return (
    <Told key={JSON.stringify(thing)}>
      {refusal && (
        <p class="reason">
          {refusal.reason} <em>{refusal.rule}</em>
        </p>
      )}
      {typeof seen === 'object' && (
        <>
          <h3>{seen.name}</h3>
          <Parts of={seen} />
        </>
      )}
      {typeof seen === 'number' && <Closer scene={scene} page={page} card={seen} />}
    </Told>
  );
}

/** Whether the wheel, where it is turned, already scrolls something. */
function scrolls(element: Element | null, by: number): boolean {
  for (let at = element; at; at = at.parentElement) {
    const { scrollTop, scrollHeight, clientHeight } = at;
    const isScroller = /auto|scroll/.test(getComputedStyle(at).overflowY);
    if (isScroller && (by < 0 ? scrollTop > 0 : scrollTop + clientHeight < scrollHeight - 1)) return true;
  }
  return false;
}

/** Longer than its room, it is scrolled by the wheel from where the mouse rests: on its way there that would meet other things. */
function Told({ children }: { readonly children: ComponentChildren }) {
  const list = useMoreBelow(undefined);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    // Where it may lie over what can be picked, that is met, not this.
    element.classList.toggle('through', document.querySelector('.tv-rail .is-lit') !== null);
  });
  useEffect(() => {
    const onWheel = ({ target, deltaY }: WheelEvent): void => {
      if (!scrolls(target as Element, deltaY)) list.current?.scrollBy({ top: deltaY });
    };
    document.addEventListener('wheel', onWheel, { passive: true });
    return () => document.removeEventListener('wheel', onWheel);
  }, []);
  return (
    <div class="glance" role="tooltip" ref={list}>
      {children}
    </div>
  );
}

interface CloserProps extends Omit<Props, 'state'> {
  readonly card: CardId;
}

/** The card with its text and where its numbers come from; what else is known of it is a key away. */
function Closer({ scene, page, card }: CloserProps) {
  const { Card } = page;
  const text = `card.${scene.g.def(card).id}.text`;
  return (
    <>
      <div class="inspect-card">{Card && <Card scene={scene} card={card} />}</div>
      {!page.inspect && scene.say.has(text) && <p>{scene.say.say(text)}</p>}
      <Numbers about={page.inspect?.(scene, card) ?? {}} lines={page.numbers?.(scene, card) ?? []} />
      {!touch.value && (
        <p class="more">
          <kbd>I</kbd> {say('inspect.closer')}
        </p>
      )}
    </>
  );
}
