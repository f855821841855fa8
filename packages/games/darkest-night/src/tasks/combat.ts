import { type CardId, choose, chooseSome, type Flow } from '@tavolata/kernel';
import {
  type After,
  type CombatWay,
  type EnemyDef,
  type EnemyName,
  enemyDef,
  limits,
  type Outcome,
} from '../defs.ts';
import type { Combat, G, HeroId, Roll, Task, TaskOf } from '../state.ts';
import { blightDef, blightsIn, mightOf } from '../verbs/blights.ts';
import { relicOf, successesIn, successesOf, takeRoll, valuesOf } from '../verbs/dice.ts';
import { nameOf, placeOf, seatOf } from '../verbs/heroes.ts';
import { activate, activeOf, deactivate, exhaust, isExhausted, powerDef } from '../verbs/powers.ts';
import { type Manner, mannerOption, manners, refuseTactic } from '../verbs/tactics.ts';
import { effectOn, next, reduce, reductions } from '../verbs/tasks.ts';
import { heroesWin } from '../verbs/victory.ts';
import { powersOf } from '../zones.ts';
import { oathDeed } from './oaths.ts';
import { roll } from './rolls.ts';

const targetOf = ({ strength, awareness }: EnemyDef, way: CombatWay): number | undefined =>
  way === 'fight' ? strength : awareness;

/** DN-YIELD-01: or the hero rolls no dice at all. */
const allManners = (
  g: G,
  hero: HeroId,
  ways: readonly CombatWay[],
  yields: readonly CombatWay[],
): Manner[] => [...manners(g, hero, ways), ...yields.map((way): Manner => ({ way, yields: true, dice: 0 }))];

/** DN-YIELD-02: in the way the hero would have used, where that makes a difference. */
const yieldingWays = (
  { failFight, failElude }: EnemyDef,
  ways: readonly CombatWay[],
): readonly CombatWay[] => (failFight || failElude ? ways : ways.slice(0, 1));

/** DN-COMBAT-02, DN-COMBAT-09, DN-NFIGHT-03. */
export function* defend(g: G, { hero, enemy, source }: TaskOf<'defend'>): Flow<void> {
  const def = enemyDef(enemy);
  const ways = (['fight', 'elude'] as const).filter(way => targetOf(def, way) !== undefined);
  g.emit('combat-began', { hero: nameOf(g, hero), enemy: { def: enemy } });
  const manner = yield* choose(
    g,
    seatOf(g, hero),
    'defend-how',
    allManners(g, hero, ways, yieldingWays(def, ways)),
    {
      rule: 'DN-COMBAT-02',
      ...(source !== undefined && { source }),
      params: {
        hero: nameOf(g, hero),
        enemy: { def: enemy },
        strength: def.strength ?? 0,
        awareness: def.awareness ?? 0,
      },
      as: mannerOption,
      refuse: each => (each.tactic === undefined ? undefined : refuseTactic(g, hero, each.tactic, false)),
    },
  );
  if (!manner) return;
  const at = placeOf(g, hero);
  begin(g, { hero, way: manner.way, attacking: false, enemy, at, blights: [], yielded: false }, manner, 0);
}

/** DN-ACT-07, DN-ACT-09, DN-COMBAT-03: whoever attacks can only fight. */
export function* attack(g: G, { hero, blights, necromancer, moreDice }: TaskOf<'attack'>): Flow<void> {
  const [blight, second] = blights;
  const manner = yield* choose(g, seatOf(g, hero), 'attack-how', allManners(g, hero, ['fight'], ['fight']), {
    rule: 'DN-COMBAT-03',
    ...(blight !== undefined && { source: blight }),
    params: {
      hero: nameOf(g, hero),
      might: blight === undefined ? (enemyDef('necromancer').strength ?? 0) : mightOf(g, blight),
      blights: blights.length,
      ...(second !== undefined && { second, more: moreDice }),
    },
    as: mannerOption,
    refuse: each => (each.tactic === undefined ? undefined : refuseTactic(g, hero, each.tactic, true)),
  });
  if (!manner) return;
  const at = placeOf(g, hero);
  const combat: Combat = { hero, way: 'fight', attacking: true, at, blights, yielded: false };
  if (necromancer) combat.enemy = 'necromancer';
  g.emit(necromancer ? 'necromancer-attacked' : 'blight-attacked', {
    hero: nameOf(g, hero),
    ...(blight !== undefined && { card: blight }),
  });
  begin(g, combat, manner, moreDice);
}

/** DN-COMBAT-11: the Tactic and its costs, then the roll; DN-YIELD-01, DN-YIELD-03: or neither. */
function begin(g: G, combat: Combat, { way, yields, tactic, dice }: Manner, moreDice: number): void {
  const { hero, enemy, blights } = combat;
  if (yields) {
    g.emit('yielded', { hero: nameOf(g, hero) });
    next(g, { do: 'settle', combat: { ...combat, yielded: true } });
    return;
  }
  const target = enemy && targetOf(enemyDef(enemy), way);
  const [blight] = blights.length === 1 ? blights : [];
  const against: Roll['against'] = enemy ? (enemy === 'necromancer' ? 'necromancer' : 'enemy') : 'blight';
  const settled = tactic === undefined ? combat : { ...combat, tactic };
  roll(
    g,
    {
      hero,
      kind: way,
      base: dice + moreDice,
      against,
      ...(target !== undefined && { target }),
      ...(blight !== undefined && { blight }),
      ...(tactic !== undefined && { tactic }),
    },
    { do: 'settle', combat: settled },
  );
  if (way === 'elude') oathDeed(g, hero, 'elude-attempted');
  if (tactic !== undefined) useTactic(g, hero, tactic);
}

function useTactic(g: G, hero: HeroId, tactic: CardId): void {
  const { cost = {}, kinds } = powerDef(g, tactic);
  g.emit('power-used', { hero: nameOf(g, hero), card: tactic });
  next(g, ...reductions(hero, cost, 'spend'));
  if (cost.exhaust) exhaust(g, tactic);
  for (const card of invisible(g, hero)) if (card !== tactic) endInvisibility(g, card);
  if (kinds.includes('active')) activate(g, { card: tactic, hero });
}

/** Powers that last until the hero fails a combat or uses another Tactic. */
const invisible = (g: G, hero: HeroId): CardId[] =>
  g
    .cards(powersOf(hero))
    .filter(
      card =>
        activeOf(g, card) &&
        !isExhausted(g, card) &&
        powerDef(g, card).active?.ends === 'failed-or-other-tactic',
    );

function endInvisibility(g: G, card: CardId): void {
  deactivate(g, card);
  exhaust(g, card);
}

/** DN-COMBAT-10, DN-COMBAT-15: what the dice say, then every consequence at once, in the order the hero likes. */
export function* settle(g: G, { combat }: TaskOf<'settle'>): Flow<void> {
  const made = combat.yielded ? undefined : takeRoll(g);
  if (combat.enemy) settleEnemy(g, combat, combat.enemy, made);
  else yield* settleBlights(g, combat, made);
}

function settleEnemy(g: G, combat: Combat, enemy: EnemyName, made: Roll | undefined): void {
  const { hero, way, attacking } = combat;
  const def = enemyDef(enemy);
  const successes = made ? successesOf(g, made, made.target ?? 0) : 0;
  const won = successes > 0;
  const outcomes = won
    ? [def.win, way === 'fight' ? def.winFight : undefined]
    : [def.fail, way === 'fight' ? def.failFight : def.failElude];
  g.emit(won ? 'combat-won' : 'combat-lost', { hero: nameOf(g, hero), enemy: { def: enemy }, way });
  const beaten = won && way === 'fight' && enemy === 'necromancer';
  if (beaten && isSlain(g, combat)) return heroesWin(g, 'necromancer-slain', 'DN-NFIGHT-08');
  // DN-ACT-09: revealing oneself costs Secrecy here too.
  const revealed: Task[] = attacking
    ? [reduce(hero, 'secrecy', -limits.attack.secrecy, 'lose', 'attack-necromancer')]
    : [];
  if (beaten) oathDeed(g, hero, 'necromancer-beaten');
  conclude(g, combat, made, { won, successes }, [
    ...outcomes.flatMap(each => toTasks(combat, each)),
    ...revealed,
  ]);
}

/** DN-NFIGHT-06 to -09: beaten, he dies with no blight token in the location and a Holy Relic with the hero. */
export const isSlain = (g: G, { hero, at }: Pick<Combat, 'hero' | 'at'>): boolean =>
  blightsIn(g, at).length === 0 && relicOf(g, hero) !== undefined;

/** DN-NFIGHT-06: the blight falls where the fight is. */
function toTasks({ hero, at }: Combat, outcome: Outcome | undefined): Task[] {
  if (!outcome) return [];
  return [effectOn(hero, outcome.destroyBlight === 'here' ? { ...outcome, destroyBlight: at } : outcome)];
}

function* settleBlights(g: G, combat: Combat, made: Roll | undefined): Flow<void> {
  const { hero, blights } = combat;
  const values = made ? valuesOf(g, made) : [];
  const groups = yield* divide(g, combat, values);
  const results = blights.map((blight, i) => successesIn(groups[i] ?? [], mightOf(g, blight)));
  blights.forEach((blight, i) => {
    g.emit((results[i] ?? 0) > 0 ? 'attack-won' : 'attack-lost', { hero: nameOf(g, hero), card: blight });
  });
  const won = blights.filter((_, i) => (results[i] ?? 0) > 0);
  const misses = blights.filter(blight => !won.includes(blight));
  // DN-BTYPE-09: a Shroud that falls first leaves the other open.
  const hits = [...won.filter(isShroud(g)), ...won.filter(blight => !isShroud(g)(blight))];
  const tasks: Task[] = [
    // DN-TIME-01: a wound may end the turn, and nobody would have that come before a blight falls.
    ...hits.map((blight): Task => ({ do: 'destroy', hero, blight })),
    ...misses.map((blight): Task => ({ do: 'defense', hero, blight })),
    // DN-ACT-08, DN-CLAR-04: for each attack.
    ...blights.map(() => reduce(hero, 'secrecy', -limits.attack.secrecy, 'lose', 'attack-blight')),
  ];
  const successes = results.reduce((sum, each) => sum + each, 0);
  conclude(g, combat, made, { won: results.every(each => each > 0), successes }, tasks);
}

/** DN-CLAR-04: the dice in two groups, at least one each; a single die goes to the one or to the other. */
function* divide(g: G, { hero, blights }: Combat, values: readonly number[]): Flow<number[][]> {
  if (blights.length < 2 || values.length === 0) return [[...values]];
  const [card, second] = blights as [CardId, CardId];
  const dice = values.map((_, i) => i);
  const mine = yield* chooseSome(
    g,
    seatOf(g, hero),
    'divide-dice',
    dice,
    {
      min: Math.min(1, dice.length - 1),
      max: Math.max(1, dice.length - 1),
      ...shroudFirst(g, [card, second], values),
    },
    {
      rule: 'DN-CLAR-04',
      params: { card, second },
      as: i => ({ key: 'die', value: values[i] as number, place: `die-${i + 1}` }),
    },
  );
  const of = (picked: (i: number) => boolean): number[] => dice.filter(picked).map(i => values[i] as number);
  return [of(i => mine.includes(i)), of(i => !mine.includes(i))];
}

const isShroud =
  (g: G) =>
  (blight: CardId): boolean =>
    blightDef(g, blight).protectsOthers === true;

/** DN-CLAR-04: by default a Shroud gets the lowest die that beats it, and the other blight what is left. */
function shroudFirst(
  g: G,
  blights: readonly [CardId, CardId],
  values: readonly number[],
): { readonly fallback?: readonly number[] } {
  const shroud = blights.find(isShroud(g));
  if (shroud === undefined) return {};
  const beating = values.filter(value => value >= mightOf(g, shroud));
  const die = beating.length > 0 ? values.indexOf(Math.min(...beating)) : 0;
  return { fallback: shroud === blights[0] ? [die] : values.map((_, i) => i).filter(i => i !== die) };
}

/** What the Tactic adds, by its dice and the result (DN-COMBAT-15, DN-COMBAT-16). */
function isDue(after: After, made: Roll, { won, successes }: { won: boolean; successes: number }): boolean {
  if (after.face !== undefined) return made.faces.includes(after.face);
  if (after.combat) return (after.combat === 'succeeded') === won;
  const { min = 0, max = Number.POSITIVE_INFINITY } = after.successes ?? {};
  return successes >= min && successes <= max;
}

/** An Oath that is over waits below the consequences. */
function conclude(
  g: G,
  { hero, way, tactic }: Combat,
  made: Roll | undefined,
  result: { won: boolean; successes: number },
  tasks: readonly Task[],
): void {
  const after = made && tactic !== undefined ? (powerDef(g, tactic).after ?? []) : [];
  const due = made ? after.filter(each => isDue(each, made, result)) : [];
  if (!result.won) for (const card of invisible(g, hero)) endInvisibility(g, card);
  if (way === 'fight' && result.successes > 0) oathDeed(g, hero, 'fight-won');
  const extra = due.map(({ successes: _s, combat: _c, face: _f, ...outcome }) =>
    effectOn(hero, outcome, tactic),
  );
  next(g, { do: 'simultaneous', hero, tasks: [...tasks, ...extra] });
}
