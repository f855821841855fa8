const SECOND = 1000;
/** From the longest on, in milliseconds. */
const UNITS = [
  ['year', 365 * 24 * 3600 * SECOND],
  ['month', 30 * 24 * 3600 * SECOND],
  ['day', 24 * 3600 * SECOND],
  ['hour', 3600 * SECOND],
  ['minute', 60 * SECOND],
] as const;

/** How long ago something was, as people say it: 'yesterday', '5 minutes ago', 'now'. */
export function ago(when: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  // Clocks differ: nothing of what was is yet to come.
  const passed = Math.max(0, now - when);
  const [unit, length] = UNITS.find(([, least]) => passed >= least) ?? ['second', Number.POSITIVE_INFINITY];
  return format.format(-Math.floor(passed / length), unit);
}
