/** What bots are called, the first one first. */
const BOTS = ['Ombra', 'Brace', 'Fosco', 'Lume', 'Vespro'] as const;

export const botName = (at: number): string => BOTS[at] ?? BOTS[0];

/** A bot's name that nobody else at the table has. */
export const freeBotName = (taken: readonly string[]): string =>
  BOTS.find(name => !taken.includes(name)) ?? BOTS[0];
