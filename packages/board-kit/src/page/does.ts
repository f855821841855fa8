import type { Option } from '@tavolata/kernel';
import type { Speaker, ThingRef } from '@tavolata/table';
import type { AnswerDraft } from '../answer/answer-draft.ts';
import type { Scene } from './scene.ts';

/** What a tap on a thing would pick: the first of its options. */
export function optionOn(draft: AnswerDraft | undefined, thing: ThingRef): Option | undefined {
  const [index] = draft?.on(thing) ?? [];
  return index === undefined ? undefined : draft?.options[index];
}

/** What a lit thing would do, as a game words it for the open question. */
export function doesOn<S extends Pick<Scene, 'draft'>>(
  scene: S,
  thing: ThingRef,
  words: (option: Option, draft: AnswerDraft) => string | undefined,
): string | undefined {
  const { draft } = scene;
  const option = optionOn(draft, thing);
  return draft && option && words(option, draft);
}

/** The text of that key, if there is one. */
export const sayIfAny = (
  say: Pick<Speaker, 'say' | 'has'>,
  key: string,
  params?: Parameters<Speaker['say']>[1],
): string | undefined => (say.has(key) ? say.say(key, params) : undefined);

/** So many rules stand under a card; whoever wants more opens the book. */
const MOST_RULES = 3;

/** The rules about a card, the most particular first. */
export const rulesAbout = (...lists: (readonly string[] | undefined)[]): readonly string[] =>
  [...new Set(lists.flatMap(list => list ?? []))].slice(0, MOST_RULES);
