/** What bots are called, the first one first. */
const BOTS = ['Ombra', 'Brace', 'Fosco', 'Lume', 'Vespro', 'Nembo'] as const;

export const botName = (at: number): string => BOTS[at] ?? BOTS[0];

/** The letter somebody's sign shows. */
export const initialOf = (name: string): string => ([...name][0] ?? '').toUpperCase();

/**
 * A bot's name that nobody else at the table has, and if there is one, a name with another letter than everybody's: signs
 * show no more of it. The wish is kept if it is such a name.
 */
export function freeBotName(taken: readonly string[], preferred?: string): string {
  const letters = taken.map(initialOf);
  const names = preferred === undefined ? BOTS : [preferred, ...BOTS];
  const free = names.filter(name => !taken.includes(name));
  return free.find(name => !letters.includes(initialOf(name))) ?? free[0] ?? BOTS[0];
}
