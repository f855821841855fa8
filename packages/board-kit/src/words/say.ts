import { signal } from '@preact/signals';
import type { Speaker } from '@tavolata/table';

const voice = signal<Pick<Speaker, 'say'> | undefined>(undefined);

/** Whose words `say` says from now on. */
export function speakWith(speaker: Pick<Speaker, 'say'>): void {
  voice.value = speaker;
}

interface Named {
  readonly name: string;
}
type Param = string | number | Named | readonly Named[];

/** The page's own words in the reader's language; a list `names` also gives its length as `namesCount`. */
export const say = (key: string, params: Readonly<Record<string, Param>> = {}): string =>
  voice.value?.say(key, params) ?? '';
