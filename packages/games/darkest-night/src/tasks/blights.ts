import { agree, type Flow } from '@tavolata/kernel';
import type { LocationName } from '../defs.ts';
import type { G, TaskOf } from '../state.ts';
import { blightDef, ignores, isNegated, isProtected, removeBlight } from '../verbs/blights.ts';
import { bonusesWhen } from '../verbs/bonuses.ts';
import { nameOf, seatOf } from '../verbs/heroes.ts';
import { exhaust } from '../verbs/powers.ts';
import { announced, effectOn, next, reductions } from '../verbs/tasks.ts';
import { oathDeed } from './oaths.ts';

/** DN-ACT-07, DN-NFIGHT-10: by a hero; a protected blight stays (DN-BTYPE-09). */
export function destroy(g: G, { hero, blight }: TaskOf<'destroy'>): void {
  const at = g.zoneOf(blight).split('/')[1] as LocationName | undefined;
  if (!at) return;
  if (isProtected(g, blight, hero)) {
    g.emit('blight-protected', { card: blight });
    return;
  }
  removeBlight(g, blight);
  g.emit('blight-destroyed', { card: blight, location: at });
  oathDeed(g, hero, 'blight-destroyed');
}

/** The defense of a blight whose attack failed; Dark Veil lets the hero ignore it. */
export function* defense(g: G, { hero, blight }: TaskOf<'defense'>): Flow<void> {
  const [veil] = bonusesWhen(g, hero, 'attack-failed');
  if (veil !== undefined && !blightDef(g, blight).defense.nothing) {
    const about = { source: veil, params: { card: blight } };
    if (yield* agree(seatOf(g, hero), 'ignore-defense', about)) {
      exhaust(g, veil);
      g.emit('power-used', { hero: nameOf(g, hero), card: veil });
      return;
    }
  }
  g.emit('defense-suffered', { hero: nameOf(g, hero), card: blight });
  next(g, effectOn(hero, blightDef(g, blight).defense, blight));
}

/** A blight acts on a hero who enters or ends a turn there, unless something stops it at the last moment. */
export function blightActs(g: G, { hero, blight, moment }: TaskOf<'blight-acts'>): void {
  if (isNegated(g, blight) || ignores(g, hero, blight)) return;
  const { entering, turnEnd, enemy } = blightDef(g, blight);
  const outcome = moment === 'entering' ? entering : turnEnd;
  g.emit('blight-acted', { hero: nameOf(g, hero), card: blight });
  // The moment before it has just passed.
  if (outcome?.lose) next(g, ...reductions(hero, outcome.lose, 'lose').map(announced));
  else if (enemy) next(g, { do: 'defend', hero, enemy, source: blight });
}
