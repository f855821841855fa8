import type { TableEvent } from '@tavolata/board-kit';

/** The log is read turn by turn: a hero's, or the Necromancer's. */
export function heading({ type, params }: TableEvent): string | undefined {
  if (type === 'turn-began') return params.hero as string;
  return type === 'necromancer-turn' ? 'necromancer' : undefined;
}
