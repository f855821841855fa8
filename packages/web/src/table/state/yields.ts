import type { Speaker, YieldRule } from '@tavolata/table';

/** What is not asked any more: a question, or only what one card asks by it. */
export type Yielded = Pick<YieldRule, 'prompt' | 'source'>;

export const isSame = (one: Yielded, other: Yielded): boolean =>
  one.prompt === other.prompt && one.source === other.source;

/** Where the game tells of no turns, 'this turn' would never end. */
export const hasTurns = (speaker: Speaker): boolean => speaker.has('event.turn-began');

/** What nobody knows any more of a question, once it is answered. */
const UNKNOWN = /\{\w+\}|NaN/g;

/** The question in words, whatever it was about that time; and by which card. */
export function yieldedName(speaker: Speaker, { prompt, source }: Yielded): string {
  const card = source === undefined ? undefined : speaker.card(source);
  const question = speaker
    .say(`ask.${prompt}`, card === undefined ? {} : { source: { name: card } })
    .replace(UNKNOWN, '…');
  return card === undefined || question.includes(card) ? question : `${card}: ${question}`;
}
