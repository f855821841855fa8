import type { CardId, Option, Question } from '@tavolata/kernel';
import { type CombatWay, type EnemyName, enemyDef } from '../defs.ts';
import type { G, HeroId, Roll } from '../state.ts';
import { mightOf } from '../verbs/blights.ts';
import { chanceOfBoth, imagined } from '../verbs/chance.ts';
import { diceIn } from '../verbs/dice.ts';
import { type Manner, mannerIn, manners, refuseTactic } from '../verbs/tactics.ts';
import { against, likelier, type RollPreview } from './roll.ts';

type Foe = Roll['against'] & string;

const rollFor = (g: G, hero: HeroId, { way, tactic, dice }: Manner, foe: Foe, more = 0): Roll =>
  imagined(g, {
    hero,
    kind: way,
    base: dice + more,
    against: foe,
    ...(tactic !== undefined && { tactic }),
  });

/** DN-CLAR-03, DN-CLAR-04: one roll against two blights. */
function attackingBoth(g: G, roll: Roll, blights: readonly [CardId, CardId]): RollPreview {
  const chance = chanceOfBoth(g, roll, [mightOf(g, blights[0]), mightOf(g, blights[1])]);
  return { hero: roll.hero, kind: roll.kind, dice: diceIn(g, roll), chance };
}

/** The roll of an attack in the manner an option stands for; who yields rolls nothing. */
export function attackHow(
  g: G,
  hero: HeroId,
  option: Option,
  { params, source }: Question,
): RollPreview | undefined {
  const manner = mannerIn(option);
  if (manner.yields) return undefined;
  if (source === undefined)
    return against(g, rollFor(g, hero, manner, 'necromancer'), enemyDef('necromancer').strength ?? 0);
  const roll = rollFor(g, hero, manner, 'blight', params?.more as number | undefined);
  const second = params?.second as CardId | undefined;
  if (second !== undefined) return attackingBoth(g, roll, [source, second]);
  return against(g, roll, mightOf(g, source));
}

const foeOf = (enemy: EnemyName): Foe => (enemy === 'necromancer' ? 'necromancer' : 'enemy');

/** Whom a question about a defence names. */
export const enemyIn = ({ params }: Question): EnemyName =>
  (params?.enemy as { readonly def: EnemyName } | undefined)?.def ?? 'necromancer';

/** The same for a hero who is attacked. */
export function defendHow(g: G, hero: HeroId, option: Option, question: Question): RollPreview | undefined {
  const manner = mannerIn(option);
  const enemy = enemyIn(question);
  const target = targetOf(enemy, manner.way);
  if (manner.yields || target === undefined) return undefined;
  return against(g, rollFor(g, hero, manner, foeOf(enemy)), target);
}

/** DN-COMBAT-08: what a hero needs who fights or eludes. */
function targetOf(enemy: EnemyName, way: CombatWay): number | undefined {
  const { strength, awareness } = enemyDef(enemy);
  return way === 'fight' ? strength : awareness;
}

/** The best chance among the Tactics a hero could take. */
function best(g: G, hero: HeroId, way: CombatWay, foe: Foe, target: number, attacking: boolean): RollPreview {
  return manners(g, hero, [way])
    .filter(({ tactic }) => tactic === undefined || !refuseTactic(g, hero, tactic, attacking))
    .map(manner => against(g, rollFor(g, hero, manner, foe), target))
    .reduce(likelier);
}

export const attackOn = (g: G, hero: HeroId, blight: CardId): RollPreview =>
  best(g, hero, 'fight', 'blight', mightOf(g, blight), true);

export const attackOnNecromancer = (g: G, hero: HeroId): RollPreview =>
  best(g, hero, 'fight', 'necromancer', enemyDef('necromancer').strength ?? 0, true);

/** The best chance to come out of a combat unharmed, by fighting or by eluding. */
export function defenceAgainst(g: G, hero: HeroId, enemy: EnemyName): RollPreview | undefined {
  const ways = (['fight', 'elude'] as const).flatMap(way => {
    const target = targetOf(enemy, way);
    return target === undefined ? [] : [best(g, hero, way, foeOf(enemy), target, false)];
  });
  return ways.length > 0 ? ways.reduce(likelier) : undefined;
}
