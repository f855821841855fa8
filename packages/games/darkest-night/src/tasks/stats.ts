import { agree, choose, chooseNumber, type Flow } from '@tavolata/kernel';
import { limits } from '../defs.ts';
import type { G, HeroId, TaskOf } from '../state.ts';
import { bonusesWhen } from '../verbs/bonuses.ts';
import { heroAt, nameOf, seatOf } from '../verbs/heroes.ts';
import { powerDef } from '../verbs/powers.ts';
import {
  gain,
  type Intercessor,
  intercessors,
  isSpared,
  spendable,
  substituteFor,
  takeAway,
} from '../verbs/stats.ts';
import { announced, next, reduce, windowFor } from '../verbs/tasks.ts';
import { die } from './death.ts';

export function gainNow(g: G, { hero, stat, amount, upTo }: TaskOf<'gain'>): void {
  gain(g, hero, stat, amount, upTo);
}

/** Death Mask: the losses it lets the hero skip. */
const MASKED = ['attack-blight', 'with-necromancer'];

function* isMasked(g: G, { hero, why, how }: TaskOf<'reduce'>): Flow<boolean> {
  if (how !== 'lose' || !MASKED.includes(why)) return false;
  const mask = bonusesWhen(g, hero, 'secrecy-loss').find(card => !powerDef(g, card).instead);
  if (mask === undefined) return false;
  return yield* agree(seatOf(g, hero), 'skip-loss', { source: mask, fallback: true });
}

/** The one way Grace and Secrecy go down, with whatever can stand in for them. */
export function* reduceNow(g: G, task: TaskOf<'reduce'>): Flow<void> {
  const { hero, stat, how } = task;
  if (how !== 'spend' && isSpared(g, hero, stat)) {
    g.emit('spared', { hero: nameOf(g, hero), stat });
    return;
  }
  // DN-STAT-02: what is not there is not lost.
  const amount = how === 'lose' ? Math.min(task.amount, heroAt(g, hero)[stat]) : task.amount;
  if (amount === 0) return;
  // DN-TIME-03: before every loss and payment.
  if (!task.announced) return next(g, windowFor(how === 'lose' ? 'loss' : 'payment', hero), announced(task));
  if (yield* isMasked(g, task)) return;
  if (stat === 'grace') yield* reduceGrace(g, hero, amount, how);
  else yield* reduceSecrecy(g, hero, amount, how);
}

/** Intercession, point by point; what the hero cannot pay the other must. */
function* reduceGrace(g: G, hero: HeroId, amount: number, how: 'lose' | 'spend' | 'forced'): Flow<void> {
  const [other] = intercessors(g, hero);
  const theirs = other ? yield* interceded(g, hero, other, amount) : 0;
  if (other && theirs > 0) takeAway(g, other.hero, 'grace', theirs, 'spend');
  takeAway(g, hero, 'grace', amount - theirs, how === 'lose' ? 'lose' : 'spend');
}

function* interceded(g: G, hero: HeroId, other: Intercessor, amount: number): Flow<number> {
  const min = Math.max(0, amount - heroAt(g, hero).grace);
  const max = Math.min(amount, heroAt(g, other.hero).grace);
  if (min === max) return min;
  return yield* chooseNumber(
    seatOf(g, hero),
    'intercede',
    { min, max },
    { source: other.card, params: { hero: nameOf(g, hero), other: nameOf(g, other.hero), amount } },
  );
}

/** Stealth: 1 Grace instead of the whole amount. */
function* reduceSecrecy(g: G, hero: HeroId, amount: number, how: 'lose' | 'spend' | 'forced'): Flow<void> {
  const card = substituteFor(g, hero, 'secrecy');
  if (card !== undefined && spendable(g, hero, 'grace') > 0) {
    const must = how !== 'lose' && heroAt(g, hero).secrecy < amount;
    const instead =
      must ||
      (yield* agree(seatOf(g, hero), 'grace-instead', {
        source: card,
        params: { hero: nameOf(g, hero), amount },
      }));
    if (instead) {
      next(g, announced(reduce(hero, 'grace', powerDef(g, card).instead?.grace ?? 1, 'spend')));
      return;
    }
  }
  takeAway(g, hero, 'secrecy', amount, how === 'lose' ? 'lose' : 'spend');
}

type Payment = { readonly by: HeroId } | 'die';

/** DN-COMBAT-13, DN-COMBAT-14: 1 Grace, the hero's own or a Priest's, or death. */
export function* wound(g: G, { hero }: TaskOf<'wound'>): Flow<void> {
  const price = limits.graceForWound;
  // DN-CLAR-17: even at 0 Grace.
  if (isSpared(g, hero, 'grace')) {
    g.emit('spared', { hero: nameOf(g, hero), stat: 'grace' });
    return;
  }
  const payers = [hero, ...intercessors(g, hero).map(other => other.hero)].filter(
    payer => heroAt(g, payer).grace >= price,
  );
  const payments: Payment[] = [...payers.map(by => ({ by })), 'die'];
  const payment = yield* choose(g, seatOf(g, hero), 'pay-wound', payments, {
    rule: 'DN-COMBAT-13',
    params: { hero: nameOf(g, hero) },
    as: way => (way === 'die' ? 'die-of-wound' : { key: 'pay-grace', place: nameOf(g, way.by) }),
  });
  if (payment === undefined || payment === 'die') die(g, hero);
  else {
    g.emit('wound-survived', { hero: nameOf(g, hero) });
    takeAway(g, payment.by, 'grace', price, 'spend');
  }
}

/** A wound with the moment before it (DN-TIME-03). */
export const wounded = (g: G, hero: HeroId): void => {
  g.emit('wounded', { hero: nameOf(g, hero) });
  next(g, windowFor('loss', hero), { do: 'wound', hero });
};
