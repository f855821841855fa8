import type { Def, Option, Play, State } from '@tavolata/kernel';
import type { Voice } from '../speech.ts';

/** What an option would do, in the words of its card, if those say it. */
export type Deed<S extends State = State, D extends Def = Def> = (
  g: Play<S, D>,
  option: Option,
  voice: Voice,
) => string | undefined;
