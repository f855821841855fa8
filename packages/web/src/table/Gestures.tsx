import { useSignal } from '@preact/signals';
import { SEATS } from '@tavolata/kernel';
import { useLayoutEffect } from 'preact/hooks';
import type { Gesture } from './state/gestures.ts';
import type { TablePageState } from './state/page-state.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where a thing is drawn, if it is to be seen. */
function find({ at }: Gesture): HTMLElement | undefined {
  const name = CSS.escape(JSON.stringify(at));
  const all = [...document.querySelectorAll<HTMLElement>(`[data-thing="${name}"]`)];
  return all.find(element => element.getClientRects().length > 0);
}

/** A ring and a name on what somebody shows the others, and the same in words for those who listen. */
export function Gestures({ state }: { readonly state: TablePageState }) {
  const gestures = state.gestures.shown.value;
  return (
    <>
      {gestures.map(gesture => (
        <Ring key={gesture.id} state={state} gesture={gesture} />
      ))}
      <p class="unseen" role="status" aria-live="polite">
        {gestures.map(gesture => sentence(state, gesture)).join(' ')}
      </p>
    </>
  );
}

function sentence(state: TablePageState, gesture: Gesture): string {
  const { name = '' } = find(gesture)?.dataset ?? {};
  return state.speaker.value.say('point.shows', { name: gesture.seat, thing: { name } });
}

function Ring({ state, gesture }: { readonly state: TablePageState; readonly gesture: Gesture }) {
  const box = useSignal<Box | undefined>(undefined);
  useLayoutEffect(() => {
    const element = find(gesture);
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    box.value = element?.getBoundingClientRect();
  }, [gesture.id]);
  if (!box.value) return null;
  const { left, top, width, height } = box.value;
  return (
    <div
      class={`pointed p${SEATS.indexOf(gesture.seat) + 1}`}
      aria-hidden="true"
      style={{ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }}
    >
      <b>{state.speaker.value.seat(gesture.seat)}</b>
    </div>
  );
}
