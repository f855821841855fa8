import { useEffect } from 'preact/hooks';

/** Where questions stand: it is there whatever is asked. */
const HOME = '.tv-edge';
/** What can take from something the focus that it has. */
const CHANGES = ['tabindex', 'disabled'];

/** Whether it could still have the focus: it is there, and no plain element or button that is switched off. */
const holdsFocus = (element: HTMLElement): boolean =>
  element.isConnected &&
  !element.matches(':disabled') &&
  (element.tabIndex >= 0 || element.hasAttribute('tabindex'));

/**
 * Whoever plays by keys or listens is somewhere on the page. When what had the focus is drawn no more, as the button of
 * an answer that was given, or stays but is good for nothing any more, they are led to where the next question stands.
 * From nothing else is the focus taken.
 */
export function useFocusHome(): void {
  useEffect(() => {
    let last: HTMLElement | undefined;
    const onFocus = ({ target }: FocusEvent): void => {
      last = target as HTMLElement;
    };
    // Whoever taps beside everything wants no focus; on something, it follows.
    const onTap = (): void => {
      last = undefined;
    };
    const watch = new MutationObserver(() => {
      const { activeElement } = document;
      if (!last || (activeElement !== document.body && activeElement !== last) || holdsFocus(last)) return;
      document.querySelector<HTMLElement>(HOME)?.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onTap, { capture: true });
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter: CHANGES });
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onTap, { capture: true });
      watch.disconnect();
    };
  }, []);
}
