import { useSignal } from '@preact/signals';
import type { SeatClock } from '@tavolata/table';
import { useEffect } from 'preact/hooks';
import { language } from '../../shared/language.ts';

const SECOND = 1000;
const HOUR = 3600;

/** '2 g 4 h', '4:05': as exact as it matters. */
export function timeText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND));
  const whole = Math.floor(seconds / HOUR);
  if (whole >= 24) {
    const unit = (value: number, name: 'day' | 'hour') =>
      new Intl.NumberFormat(language.value, { style: 'unit', unit: name, unitDisplay: 'narrow' }).format(
        value,
      );
    return `${unit(Math.floor(whole / 24), 'day')} ${unit(whole % 24, 'hour')}`;
  }
  const parts = whole > 0 ? [whole, Math.floor(seconds / 60) % 60] : [Math.floor(seconds / 60)];
  return [...parts, seconds % 60]
    .map((part, i) => (i === 0 ? part : String(part).padStart(2, '0')))
    .join(':');
}

interface Props {
  readonly clock: SeatClock;
  /** How far the host's clock is ahead of ours. */
  readonly ahead: number;
}

/** A seat's time: runs while it is asked, stands still else, and says so in shape and colour when it runs out. */
export function Clock({ clock, ahead }: Props) {
  const now = useSignal(Date.now());
  const isRunning = clock.since !== undefined;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => {
      now.value = Date.now();
    }, SECOND);
    return () => clearInterval(timer);
  }, [isRunning]);
  const spent =
    clock.since === undefined ? 0 : Math.max(0, Math.max(now.value, Date.now()) + ahead - clock.since);
  return (
    <time class={`clock ${clock.warned ? 'warned' : ''} ${isRunning ? 'running' : ''}`}>
      {clock.warned ? '! ' : ''}
      {timeText(clock.left - spent)}
    </time>
  );
}
