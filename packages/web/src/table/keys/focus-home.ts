import { useEffect } from 'preact/hooks';

/** Where questions stand: it is there whatever is asked. */
const HOME = '.tv-edge';

/**
 * Whoever plays by keys or listens is somewhere on the page. When what had the focus is drawn no more, as the button of
 * an answer that was given, they are led to where the next question stands. From nothing else is the focus taken.
 */
export function useFocusHome(): void {
  useEffect(() => {
    let last: Element | undefined;
    const onFocus = ({ target }: FocusEvent): void => {
      last = target as Element;
    };
    // Whoever taps beside everything wants no focus; on something, it follows.
    const onTap = (): void => {
      last = undefined;
    };
    const watch = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>(HOME)?.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onTap, { capture: true });
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onTap, { capture: true });
      watch.disconnect();
    };
  }, []);
}
