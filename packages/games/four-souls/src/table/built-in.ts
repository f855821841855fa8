import type { Lasts, Pending, Standing } from '../behaviour.ts';
import type { Aim, G } from '../state.ts';
import { isMonster, still } from './table.ts';

const isAimed = (g: G, at: Standing, of: Aim): boolean => {
  const aims = at.lasting?.aims[0] ?? [];
  // Without a target it is on all monsters, whichever there are then (FS-EFF-05).
  if (aims.length === 0) return of.card !== undefined && isMonster(g, of.card);
  return aims.some(aim =>
    aim.seat
      ? aim.seat === of.seat
      : aim.card !== undefined && aim.card === of.card && still(g, aim) !== undefined,
  );
};
const left = (at: Standing): number => at.lasting?.left ?? 0;
/** As long as any is left: what another shield took is no damage any more (FS-REPL-09). */
const isDamageTo = (g: G, at: Standing, { seat, card, life, amount }: Pending): boolean =>
  amount > 0 && isAimed(g, at, seat ? { seat } : card === undefined ? {} : { card, life: life ?? 0 });

const boost = (stat: 'hp' | 'atk' | 'dc'): Lasts => ({
  stat: (g, at, of, asked) => (asked === stat && isAimed(g, at, of) ? left(at) : 0),
});

function end(g: G, at: Standing): void {
  g.state.lasting = g.state.lasting.filter(({ id }) => id !== at.lasting?.id);
}

/** Takes so much off a shield; none of it left, and it is gone. */
function wear(g: G, at: Standing, amount: number): void {
  g.state.lasting = g.state.lasting.flatMap(lasting => {
    if (lasting.id !== at.lasting?.id) return [lasting];
    const rest = (lasting.left ?? 0) - amount;
    return rest > 0 ? [{ ...lasting, left: rest }] : [];
  });
}

/** The lasting effects that many cards share; `boost`, `shield` and the like start them. */
export const BUILT_IN: Readonly<Record<string, Lasts>> = {
  'more-hp': boost('hp'),
  'more-atk': boost('atk'),
  'more-dc': boost('dc'),
  'better-rolls': {
    rollBonus: (_g, at, roll) => (at.lasting?.aims[0]?.some(({ seat }) => seat === roll.by) ? left(at) : 0),
  },
  /** 'The next X damage' (FS-PREV-03): up to X in all, over several instances if needed. */
  'shield-amount': {
    replaces: [
      {
        of: 'damage',
        applies: isDamageTo,
        apply(g, at, event) {
          const prevented = Math.min(left(at), event.amount);
          wear(g, at, prevented);
          return { ...event, amount: event.amount - prevented };
        },
      },
    ],
  },
  /** 'Up to X of the next instance of damage'. */
  'shield-once': {
    replaces: [
      {
        of: 'damage',
        applies: isDamageTo,
        apply(g, at, event) {
          end(g, at);
          return { ...event, amount: Math.max(0, event.amount - left(at)) };
        },
      },
    ],
  },
  /** 'The next instance of damage', entirely. */
  'shield-whole': {
    replaces: [
      {
        of: 'damage',
        applies: isDamageTo,
        apply(g, at, event) {
          end(g, at);
          return { ...event, amount: 0 };
        },
      },
    ],
  },
  /** The next instance of damage shrinks to 1. */
  'shrink-once': {
    replaces: [
      {
        of: 'damage',
        applies: isDamageTo,
        apply(g, at, event) {
          end(g, at);
          return { ...event, amount: Math.min(1, event.amount) };
        },
      },
    ],
  },
};
