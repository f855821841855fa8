import { type BlightDef, type EnemyDef, enemyDef, type HeroId, isProtected } from '@tavolata/darkest-night';
import type { CardId } from '@tavolata/kernel';
import { heroNamed, type NightScene } from './scene.ts';

type Outcome = NonNullable<EnemyDef['fail']>;

/** Who fights whom, and what it is about. */
export interface Encounter {
  readonly hero: HeroId;
  readonly enemy?: EnemyDef;
  readonly blight?: CardId;
  readonly won: readonly Outcome[];
  readonly lost: readonly Outcome[];
}

const all = (...outcomes: readonly (Outcome | undefined)[]): Outcome[] =>
  outcomes.flatMap(each => each ?? []);

const withEnemy = (hero: HeroId, enemy: EnemyDef, way: 'fight' | 'elude' | undefined): Encounter => ({
  hero,
  enemy,
  won: all(enemy.win, way === 'fight' ? enemy.winFight : undefined),
  lost: all(enemy.fail, way === 'fight' ? enemy.failFight : way === 'elude' ? enemy.failElude : undefined),
});

const withBlight = ({ g }: NightScene, hero: HeroId, blight: CardId): Encounter => ({
  hero,
  blight,
  won: [],
  lost: [(g.def(blight) as BlightDef).defense],
});

/** What becomes of a blight that is beaten (DN-BTYPE-09). */
export function fallWords({ g, say }: NightScene, { hero, blight }: Encounter): string[] {
  if (blight === undefined) return [];
  return [say.say(isProtected(g, blight, hero) ? 'night.outcome.protected' : 'night.outcome.destroyed')];
}

/** The combat whose dice are on the table. */
function underWay(scene: NightScene): Encounter | undefined {
  const { g } = scene;
  const settling = g.state.tasks.findLast(task => task.do === 'settle');
  if (settling?.do !== 'settle' || g.state.rolls.length === 0) return undefined;
  const { hero, enemy, way, blights } = settling.combat;
  if (enemy !== undefined) return withEnemy(hero, enemyDef(enemy), way);
  return blights[0] === undefined ? undefined : withBlight(scene, hero, blights[0]);
}

/** The combat I am asked how to go about. */
function asked(scene: NightScene): Encounter | undefined {
  const ask = scene.picking?.ask;
  if (ask?.prompt !== 'defend-how' && ask?.prompt !== 'attack-how') return undefined;
  const hero = heroNamed(scene, ask.params?.hero as string | undefined);
  if (hero === undefined) return undefined;
  if (ask.prompt === 'attack-how' && ask.source !== undefined) return withBlight(scene, hero, ask.source);
  const { def = 'necromancer' } = (ask.params?.enemy as { readonly def: string } | undefined) ?? {};
  return withEnemy(hero, enemyDef(def), undefined);
}

export const encounterOf = (scene: NightScene): Encounter | undefined => asked(scene) ?? underWay(scene);
