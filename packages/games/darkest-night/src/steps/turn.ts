import { limits, MONASTERY } from '../defs.ts';
import type { G, Task, Turn } from '../state.ts';
import { blightDef, blightsOn, stopIgnoring } from '../verbs/blights.ts';
import { relicOf } from '../verbs/dice.ts';
import { heroAt, isAttacked, isWithNecromancer, nameOf, placeOf, seatOf } from '../verbs/heroes.ts';
import { unlockAll } from '../verbs/items.ts';
import { activesOn } from '../verbs/powers.ts';
import { gain } from '../verbs/stats.ts';
import { effectOn, next, reductions, windowFor } from '../verbs/tasks.ts';

function turnNow(g: G): Turn {
  const { turn } = g.state;
  if (!turn) throw new Error('it is no turn of a hero');
  return turn;
}

/** DN-START-01: what happens at the start of a turn, prophecies of others included; DN-LOSE-02: or nothing at all. */
export function start(g: G): void {
  const { state } = g;
  const hero = state.place;
  const who = heroAt(g, hero);
  unlockAll(g, hero);
  state.ignoring = state.ignoring.filter(each => each.hero !== hero);
  state.sapped = state.sapped.filter(({ by }) => by !== hero);
  state.turn = { hero, dice: 0, spared: [], stayed: who.at === MONASTERY, exchanged: false };
  g.emit('turn-began', { hero: nameOf(g, hero), seat: seatOf(g, hero), round: state.round });
  if (who.fallen) {
    who.fallen = false;
    g.emit('stood-up', { hero: nameOf(g, hero) });
    state.next = 'turn-over';
    return;
  }
  next(g, windowFor('turn-start', hero), { do: 'start-effects', hero });
  state.next = 'start-losses';
}

/** DN-START-02, DN-START-03. */
export function startLosses(g: G): void {
  const { hero } = turnNow(g);
  const near = isWithNecromancer(g, hero)
    ? reductions(hero, { secrecy: -limits.startWithNecromancer.secrecy }, 'lose', 'with-necromancer')
    : [];
  const loses = near.length > 0 || relicOf(g, hero) !== undefined;
  // Without losses the start of the turn was the last moment: nothing has happened since.
  if (loses) next(g, ...near, { do: 'relic-loss', hero }, windowFor('between', hero));
  g.state.next = 'event';
}

/** DN-EVENT-01 to -03. */
export function eventPhase(g: G): void {
  const { hero } = turnNow(g);
  g.state.next = 'action';
  if (placeOf(g, hero) === MONASTERY) return;
  next(
    g,
    isAttacked(g, hero)
      ? { do: 'defend', hero, enemy: 'necromancer' }
      : { do: 'draw-event', hero, cards: [] },
  );
}

export function actionPhase(g: G): void {
  const { hero } = turnNow(g);
  next(g, windowFor('before-action', hero), { do: 'act', hero, free: false }, windowFor('between', hero));
  g.state.next = 'end';
}

/** DN-END-01, DN-END-02, DN-END-06: the effects of the location where the phase starts, in the order the player likes. */
export function endPhase(g: G): void {
  const { hero } = turnNow(g);
  const blights = blightsOn(g, hero).filter(blight => {
    const { turnEnd, enemy } = blightDef(g, blight);
    return turnEnd || enemy;
  });
  const powers = activesOn(g, hero).flatMap(({ card, effect }) =>
    effect.turnEnd ? [effectOn(hero, effect.turnEnd, card)] : [],
  );
  const acts = blights.map((blight): Task => ({ do: 'blight-acts', hero, blight, moment: 'turn-end' }));
  const tasks = [...acts, ...powers];
  if (tasks.length > 0) next(g, { do: 'simultaneous', hero, tasks }, windowFor('between', hero));
  g.state.next = 'monastery-rest';
}

/** DN-END-03, DN-END-05: after the blights. */
export function monasteryRest(g: G): void {
  const { hero, stayed } = turnNow(g);
  if (stayed) gain(g, hero, 'secrecy', limits.monasteryTurn.secrecy, 'default');
  g.state.next = 'turn-over';
}

/** DN-TURN-05: the marker shows the moon. */
export function turnOver(g: G): void {
  const { state } = g;
  heroAt(g, turnNow(g).hero).sun = false;
  stopIgnoring(g);
  delete state.turn;
  state.next = 'next-hero';
}
