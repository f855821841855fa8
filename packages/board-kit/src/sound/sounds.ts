/** What can be heard at a table. */
export const SOUNDS = ['card', 'coin', 'die', 'hit', 'turn', 'end'] as const;
export type Sound = (typeof SOUNDS)[number];

/** What is heard of an event, by its name; nothing of all others. */
export type Sounds = Readonly<Record<string, Sound>>;
