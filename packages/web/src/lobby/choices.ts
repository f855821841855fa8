import { isSeat, type Seat } from '@tavolata/kernel';

/** What can be chosen of an option's values: one that names a seat needs somebody there. */
export const choicesOf = (values: readonly string[], seats: readonly Seat[]): readonly string[] =>
  values.filter(value => !isSeat(value) || seats.includes(value));
