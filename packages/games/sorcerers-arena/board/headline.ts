import type { CombatDef, StatusName } from '@tavolata/sorcerers-arena';

/** The number that matters most on a Combat card, and what it counts. */
export type Headline =
  | { readonly kind: 'damage' | 'brooms' | 'move' | 'heal' | 'cards'; readonly number: number }
  | { readonly kind: 'counters'; readonly number: number; readonly status: StatusName };

/** Damage before all else, then healing, counters, spaces, cards; some cards have none of them. */
export function headline({ does }: CombatDef): Headline | undefined {
  for (const { damageIs } of does) if (damageIs) return { kind: 'brooms', number: 0 };
  for (const { damage } of does) if (damage) return { kind: 'damage', number: damage };
  for (const { recover } of does) if (recover) return { kind: 'heal', number: recover };
  for (const { move, who } of does) if (move && who === 'self') return { kind: 'move', number: move };
  for (const { gain } of does) {
    const [first] = Object.entries(gain ?? {}) as [StatusName, number][];
    if (first) return { kind: 'counters', number: first[1], status: first[0] };
  }
  for (const { draw, look } of does) {
    const number = draw ?? look?.take ?? look?.cards;
    if (number) return { kind: 'cards', number };
  }
  return undefined;
}

/** How far it reaches: of its first effect on somebody else. */
export const rangeOf = ({ does }: CombatDef): number | undefined =>
  does.find(({ mark, range }) => mark !== 'none' && range !== undefined)?.range;
