import { type CardId, type Flow, maybeChoose } from '@tavolata/kernel';
import type { LocationName, OathDeed } from '../defs.ts';
import type { G, HeroId, Task, TaskOf } from '../state.ts';
import { blightsIn } from '../verbs/blights.ts';
import { living, nameOf, placeOf, seatOf } from '../verbs/heroes.ts';
import { activate, activeInFamily, deactivate, familyOf, isExhausted, powerDef } from '../verbs/powers.ts';
import { effectOn, next } from '../verbs/tasks.ts';

/** The Oath of a hero that works; a suppressed one is neither fulfilled nor broken (DN-CLAR-09). */
const workingOath = (g: G, hero: HeroId): CardId | undefined =>
  activeInFamily(g, hero, 'oath').find(card => !isExhausted(g, card));

/** What a deed that an Oath may speak of leads to; if it would do both, the Oath is fulfilled. */
export function oathEndedBy(g: G, hero: HeroId, deed: OathDeed): Task[] {
  const card = g.state.active.length === 0 ? undefined : workingOath(g, hero);
  if (card === undefined) return [];
  const ends = (['fulfilled', 'broken'] as const).find(how =>
    powerDef(g, card).active?.[how]?.by.includes(deed),
  );
  return ends ? [{ do: 'oath-over', hero, card, how: ends }] : [];
}

/** The hero did something an Oath may speak of. */
export const oathDeed = (g: G, hero: HeroId, deed: OathDeed): void => next(g, ...oathEndedBy(g, hero, deed));

const CREATING: readonly Task['do'][] = ['create-blight', 'place-blight', 'play-blight-card'];

/** Upheaval only takes away what it brings back, which waits on the stack: that fulfils no Oath. */
const isBlightDue = (g: G, at: LocationName): boolean =>
  g.state.tasks.some(task => CREATING.includes(task.do) && 'at' in task && task.at === at);

/** Oath of Defense looks at the table all the time: fulfilled as soon as no blight is in the hero's location. */
export function isOathFulfilled(g: G): boolean {
  if (g.state.active.length === 0) return false;
  for (const hero of living(g)) {
    if (blightsIn(g, placeOf(g, hero)).length > 0 || isBlightDue(g, placeOf(g, hero))) continue;
    const card = workingOath(g, hero);
    if (card === undefined || !powerDef(g, card).active?.fulfilled?.by.includes('no-blight-here')) continue;
    // A hero who has just left breaks it (DN-CLAR-07), which waits on the stack.
    if (g.state.tasks.some(task => task.do === 'entered' || (task.do === 'oath-over' && task.card === card)))
      continue;
    next(g, { do: 'oath-over', hero, card, how: 'fulfilled' });
    return true;
  }
  return false;
}

/** DN-CLAR-09: it must be deactivated, and its last effect follows. */
export function oathOver(g: G, { hero, card, how }: TaskOf<'oath-over'>): void {
  if (workingOath(g, hero) !== card) return;
  const end = powerDef(g, card).active?.[how];
  if (!end) return;
  const { by: _, activates, freeAction, ...outcome } = end;
  g.emit(how === 'fulfilled' ? 'oath-fulfilled' : 'oath-broken', { hero: nameOf(g, hero), card });
  deactivate(g, card);
  next(g, effectOn(hero, outcome, card));
  if (activates) next(g, { do: 'activate-family', hero, family: activates });
  if (freeAction) next(g, { do: 'act', hero, free: true });
}

/** One of the family, if the hero likes: after Celerity a Form, after Oath of Valor an Oath. */
export function* activateFamily(g: G, { hero, family }: TaskOf<'activate-family'>): Flow<void> {
  const ready = familyOf(g, hero, family).filter(card => !isExhausted(g, card));
  const card = yield* maybeChoose(g, seatOf(g, hero), 'activate-which', ready, { rule: 'DN-ACTIV-01' });
  if (card !== undefined) activate(g, { card, hero });
}
