import { type CardId, choose, type Flow, type Option } from '@tavolata/kernel';
import type { Outcome } from '../defs.ts';
import type { G, HeroId, Task, TaskOf } from '../state.ts';
import { blightDef, blightsIn, whereIs } from '../verbs/blights.ts';
import { bonusesOf } from '../verbs/bonuses.ts';
import { seatOf } from '../verbs/heroes.ts';
import { activesOn } from '../verbs/powers.ts';
import { substituteFor } from '../verbs/stats.ts';
import { next, windowFor } from '../verbs/tasks.ts';

/** What a task can touch: tasks that touch nothing in common can be carried out in any order, and so can mere losses. */
type Touched =
  | 'grace'
  | 'secrecy'
  | 'lose-grace'
  | 'lose-secrecy'
  | 'powers'
  | 'blights'
  | 'darkness'
  | 'pawn'
  | 'everything';

const TOUCHED: Readonly<Partial<Record<keyof Outcome, Touched>>> = {
  wound: 'grace',
  darkness: 'darkness',
  exhaust: 'powers',
  loseTurn: 'pawn',
  destroyBlight: 'blights',
};

const STATS = ['grace', 'secrecy'] as const;

/** Powers that are all exhausted no longer help, whatever they would have helped with. */
const isWeakening = (g: G, hero: HeroId, { exhaust }: Outcome): boolean =>
  exhaust === 'all' && (bonusesOf(g, hero).length > 0 || activesOn(g, hero).length > 0);

function touchedBy(g: G, hero: HeroId, effect: Outcome): Touched[] {
  if (isWeakening(g, hero, effect)) return ['everything'];
  const { lose = {}, gain, spend, nothing: _, ...others } = effect;
  const changed = { ...gain, ...spend };
  return [
    ...STATS.filter(stat => changed[stat] !== undefined),
    ...STATS.filter(stat => lose[stat] !== undefined).map(stat => `lose-${stat}` as const),
    ...(Object.keys(others) as (keyof Outcome)[]).map(key => TOUCHED[key] ?? 'everything'),
  ];
}

function touches(g: G, task: Task): Touched[] {
  switch (task.do) {
    case 'effect':
      return touchedBy(g, task.hero, task.effect);
    case 'reduce':
      // Stealth pays with Grace.
      return substituteFor(g, task.hero, 'secrecy') === undefined
        ? [`lose-${task.stat}`]
        : ['grace', 'secrecy'];
    case 'defense':
      return touchedBy(g, task.hero, blightDef(g, task.blight).defense);
    case 'destroy':
      return touchedByDestroying(g, task.blight);
    default:
      return ['everything'];
  }
}

/** A Shroud that falls leaves others open; an Oath may be fulfilled. */
function touchedByDestroying(g: G, blight: CardId): Touched[] {
  const at = whereIs(g, blight);
  const shrouded = at !== undefined && blightsIn(g, at).some(other => blightDef(g, other).protectsOthers);
  return [
    ...(shrouded ? (['blights'] as const) : []),
    ...(g.state.active.length > 0 ? (['grace'] as const) : []),
  ];
}

const isLoss = (touched: Touched): boolean => touched.startsWith('lose-');
const meets = (one: Touched, other: Touched): boolean => {
  if (one === 'everything' || other === 'everything') return true;
  return one.replace('lose-', '') === other.replace('lose-', '') && !(isLoss(one) && isLoss(other));
};

/** Whether the order of the tasks can make a difference. */
function isOrderOpen(g: G, tasks: readonly Task[]): boolean {
  const all = tasks.map(task => touches(g, task));
  return all.some((one, i) =>
    all.slice(i + 1).some(later => one.some(thing => later.some(other => meets(thing, other)))),
  );
}

function asOption(task: Task): Option {
  switch (task.do) {
    case 'defense':
    case 'destroy':
    case 'blight-acts':
      return { key: task.do, card: task.blight };
    case 'effect':
      return task.source === undefined ? { key: 'consequence' } : { key: 'effect-of', card: task.source };
    case 'reduce':
      return { key: `lose-${task.stat}`, value: task.amount };
    default:
      return { key: task.do };
  }
}

/** What tells a task from others: two blights of a kind in one place do the same. */
function nature(g: G, task: Task): string {
  const { key, card } = asOption(task);
  return JSON.stringify(card === undefined ? task : [key, g.def(card).id, whereIs(g, card) ?? card]);
}

/** The first of each kind, by number. */
function unlike(g: G, tasks: readonly Task[]): number[] {
  const natures = tasks.map(task => nature(g, task));
  return natures.flatMap((one, i) => (natures.indexOf(one) === i ? [i] : []));
}

/** DN-TIME-01, DN-END-02: whoever is affected picks what comes first, then what comes next. */
export function* simultaneous(g: G, task: TaskOf<'simultaneous'>): Flow<void> {
  const { hero, tasks } = task;
  if (!isOrderOpen(g, tasks)) return next(g, ...tasks);
  const candidates = unlike(g, tasks);
  const asked = { rule: 'DN-TIME-01', as: (i: number) => asOption(tasks[i] as Task) };
  const first =
    candidates.length > 1
      ? yield* choose(g, seatOf(g, hero), 'which-first', candidates, asked)
      : candidates[0];
  const at = first ?? 0;
  const rest = tasks.filter((_, i) => i !== at);
  // DN-TIME-02: between two of them there is a moment too.
  next(g, tasks[at] as Task, windowFor('between', hero), { ...task, tasks: rest });
}
