/** Milliseconds that make a long press. */
const LONG = 450;

/** One press at a time, however often what is pressed is drawn anew, or taken away, before it ends. */
let timer: ReturnType<typeof setTimeout> | undefined;

export function endPress(): void {
  clearTimeout(timer);
  removeEventListener('pointerup', endPress);
  removeEventListener('pointercancel', endPress);
}

/** `whenLong` says whether anything came of it: if not, however slow it was, it is a tap. */
export function beginPress(whenLong: () => boolean): void {
  endPress();
  timer = setTimeout(() => {
    if (whenLong()) ignoreLift();
  }, LONG);
  addEventListener('pointerup', endPress);
  addEventListener('pointercancel', endPress);
}

/** The finger that lifts presses nothing of what has come to lie under it. */
function ignoreLift(): void {
  const over = (): void => {
    removeEventListener('click', ignore, { capture: true });
    removeEventListener('pointerdown', over, { capture: true });
  };
  const ignore = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
    over();
  };
  addEventListener('click', ignore, { capture: true });
  addEventListener('pointerdown', over, { capture: true });
}
