import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface Props {
  readonly label: string | undefined;
  readonly children: ComponentChildren;
}

/** My own side of the table. Whoever holds nothing leaves its room to the rest: then the frame carries `data-dock="empty"`. */
export function Dock({ label, children }: Props) {
  const dock = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = dock.current;
    const frame = element?.parentElement;
    if (!element || !frame) return undefined;
    const look = (): void => {
      if (element.childElementCount > 0) delete frame.dataset.dock;
      else frame.dataset.dock = 'empty';
    };
    look();
    const watch = new MutationObserver(look);
    watch.observe(element, { childList: true });
    return () => watch.disconnect();
  }, []);
  return (
    <section class="tv-dock" ref={dock} aria-label={label}>
      {children}
    </section>
  );
}
