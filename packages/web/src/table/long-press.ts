/** So long a finger rests on what it wants to see closer, in milliseconds. */
const LONG = 450;

/** One press at a time, however often what is pressed is drawn anew, or taken away, before it ends. */
let timer: ReturnType<typeof setTimeout> | undefined;

export function endPress(): void {
  clearTimeout(timer);
  removeEventListener('pointerup', endPress);
  removeEventListener('pointercancel', endPress);
}

export function beginPress(whenLong: () => void): void {
  endPress();
  timer = setTimeout(whenLong, LONG);
  addEventListener('pointerup', endPress);
  addEventListener('pointercancel', endPress);
}
