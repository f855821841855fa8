import { useSignal } from '@preact/signals';
import type { SeatInfo } from '@tavolata/table';
import { useEffect } from 'preact/hooks';

const SECOND = 1000;

/** For how long a seat is still kept for whoever has gone, in milliseconds: 0 once others may give it away. */
export function useSeatHold({ heldUntil = 0 }: Pick<SeatInfo, 'heldUntil'>, ahead: number): number {
  const now = useSignal(Date.now());
  const left = Math.max(0, heldUntil - ahead - Math.max(now.value, Date.now()));
  const isHeld = left > 0;
  useEffect(() => {
    if (!isHeld) return undefined;
    const timer = setInterval(() => {
      now.value = Date.now();
    }, SECOND);
    return () => clearInterval(timer);
  }, [isHeld]);
  return left;
}
