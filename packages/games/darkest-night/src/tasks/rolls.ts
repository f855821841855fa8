import { type CardId, choose, chooseSome, type Flow } from '@tavolata/kernel';
import type { G, HeroId, Roll, Task, TaskOf } from '../state.ts';
import { forbids } from '../verbs/blights.ts';
import { bonusesOf } from '../verbs/bonuses.ts';
import { unthrown, type Wanted } from '../verbs/chance.ts';
import { diceFrom, diceIn, relicOf, rollNow, targetIn, valuesOf } from '../verbs/dice.ts';
import { nameOf, seatOf } from '../verbs/heroes.ts';
import { isLocked, lock, takeIfNeeded, withinReach } from '../verbs/items.ts';
import { activesOn, deactivate, isExhausted, powerDef } from '../verbs/powers.ts';
import { next, windowFor } from '../verbs/tasks.ts';
import { itemsOf } from '../zones.ts';

/** DN-COMBAT-11: optional bonuses, the dice, what can be done about them, then whatever the roll is for. */
export function roll(g: G, wanted: Wanted, ...after: readonly Task[]): void {
  g.state.rolls.push(unthrown(wanted));
  next(g, { do: 'declare' }, { do: 'throw' }, windowFor('rolled', wanted.hero), ...after);
}

/** Artifacts that add dice: the carrier's own, and those of companions, who hand them over (DN-ITEM-07). */
function diceArtifacts(g: G, made: Roll): CardId[] {
  if (forbids(g, made.hero, 'bonus')) return [];
  return withinReach(g, made.hero).filter(item => {
    const def = g.def(item);
    return def.type === 'artifact' && !isExhausted(g, item) && diceFrom(def.extraDice, made) > 0;
  });
}

const inspirations = (g: G, made: Roll): CardId[] =>
  activesOn(g, made.hero)
    .filter(({ effect }) => effect.ends === 'used' && diceFrom(effect.extraDice, made) > 0)
    .map(({ card }) => card);

/** Prediction, with dice on it; it never stands in for its own roll. */
const predictionOf = (g: G, { hero, kind }: Roll): CardId | undefined =>
  g.state.stored.length > 0 && kind !== 'store'
    ? bonusesOf(g, hero).find(card => powerDef(g, card).stores)
    : undefined;

/** DN-ITEM-09, DN-RELIC-04, DN-ACTIV-03: what is used for the roll is said before it; own items by default. */
export function* declare(g: G, _: TaskOf<'declare'>): Flow<void> {
  const made = rollNow(g);
  const { hero } = made;
  const relic = made.kind === 'fight' ? relicOf(g, hero) : undefined;
  const adders = [...diceArtifacts(g, made), ...inspirations(g, made)];
  const prediction = predictionOf(g, made);
  const candidates = [
    ...(relic === undefined ? [] : [relic]),
    ...adders,
    ...(prediction === undefined ? [] : [prediction]),
  ];
  if (candidates.length === 0) return;
  const own = g.cards(itemsOf(hero));
  // DN-CLAR-15: stored dice take no dice from other sources.
  const weights = candidates.map(card =>
    card === prediction ? Math.max(1, adders.length) : adders.includes(card) ? 1 : 0,
  );
  const used = yield* chooseSome(
    g,
    seatOf(g, hero),
    'use-for-roll',
    candidates,
    {
      min: 0,
      max: candidates.length,
      limits: [{ weights, max: Math.max(1, adders.length) }],
      fallback: candidates.flatMap((card, i) => (own.includes(card) ? [i] : [])),
    },
    {
      rule: made.kind === 'fight' ? 'DN-RELIC-04' : 'DN-ITEM-09',
      params: {
        hero: nameOf(g, hero),
        kind: made.kind,
        dice: diceIn(g, made),
        target: targetIn(g, made) ?? 0,
      },
    },
  );
  for (const card of used) useFor(g, hero, card);
}

function useFor(g: G, hero: HeroId, card: CardId): void {
  const made = rollNow(g);
  made.used.push(card);
  g.emit('power-used', { hero: nameOf(g, hero), card });
  const def = g.def(card);
  if (def.type === 'power') {
    if (def.active?.ends === 'used') deactivate(g, card);
    else made.fixed = true;
    return;
  }
  if (isLocked(g, card)) return;
  takeIfNeeded(g, hero, card);
  lock(g, card);
}

/** The dice: stored ones, or rolled; a reroll throws as many as there are. */
export function* throwDice(g: G, _: TaskOf<'throw'>): Flow<void> {
  const made = rollNow(g);
  const { hero, kind } = made;
  if (made.fixed && made.faces.length === 0) {
    made.faces = g.state.stored;
    g.state.stored = [];
    yield* chooseDie(g);
  } else {
    const number = made.faces.length > 0 ? made.faces.length : diceIn(g, made);
    made.faces = Array.from({ length: number }, () => g.die());
  }
  g.emit('rolled', {
    hero: nameOf(g, hero),
    kind,
    faces: [...rollNow(g).faces],
    target: targetIn(g, made) ?? 0,
  });
}

/** DN-CLAR-11: before a roll all dice are alike, so the first will do; stored dice are not. */
function* chooseDie(g: G): Flow<void> {
  const { hero, tactic, faces } = rollNow(g);
  if (tactic === undefined || !powerDef(g, tactic).chosenDie) return;
  const die = yield* choose(
    g,
    seatOf(g, hero),
    'choose-die',
    faces.map((_, i) => i),
    {
      rule: 'DN-CLAR-11',
      source: tactic,
      as: i => ({ key: 'die', value: faces[i] as number, place: `die-${i + 1}` }),
    },
  );
  rollNow(g).chosen = die ?? 0;
}

/** Dice added to a roll that has been made (DN-FIND-03). */
export function addDice(g: G, number: number): number[] {
  const made = rollNow(g);
  const added = Array.from({ length: number }, () => g.die());
  made.faces.push(...added);
  g.emit('dice-added', { hero: nameOf(g, made.hero), faces: added });
  return added;
}

/** The highest die, as tables of events look it up (DN-DICE-06). */
export const highest = (g: G, made: Roll): number => Math.max(...valuesOf(g, made));
