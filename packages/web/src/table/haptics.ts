/** Milliseconds of a tick under the finger. */
const TICK = 8;
const PICKED = '.thing:is(.is-lit, .is-selected), .answers .btn:not(:disabled)';

/** A finger that picks or answers feels it, where there is something to feel it with. */
export function tick(event: MouseEvent): void {
  const { pointerType } = event as PointerEvent;
  if (pointerType !== 'touch' || !(event.target as Element).closest(PICKED)) return;
  navigator.vibrate?.(TICK);
}
