import {
  type BlightDef,
  blightsIn,
  type EnemyDef,
  enemyDef,
  type HeroId,
  heroAt,
  isProtected,
  isSlain,
  type LocationName,
  limits,
} from '@tavolata/darkest-night';
import type { CardId } from '@tavolata/kernel';
import { outcomeWords } from './outcome.ts';
import { heroNamed, type NightScene } from './scene.ts';
import { cardName } from './words.ts';

/** Who fights whom, and what comes of it either way, in words. */
export interface Encounter {
  readonly hero: HeroId;
  readonly enemy?: EnemyDef;
  /** The blights attacked; none where an enemy is fought. */
  readonly blights: readonly CardId[];
  readonly won: readonly string[];
  readonly lost: readonly string[];
  /** What comes of it won or lost. */
  readonly anyway: readonly string[];
}

type Way = 'fight' | 'elude';
type Asked = NonNullable<NightScene['draft']>;

/** Questions about a combat: the one names the enemy, the other the blights, or nobody for the Necromancer. */
const HOW = ['defend-how', 'attack-how'];

/** What beating an enemy in a fight brings (DN-NFIGHT-06 to -09 for the Necromancer). */
function victoryWords(scene: NightScene, hero: HeroId, at: LocationName, enemy: EnemyDef): string[] {
  const { g, say } = scene;
  if (!enemy.winFight?.destroyBlight) return outcomeWords(scene, enemy.winFight);
  if (isSlain(g, { hero, at })) return [say.say('board.stakes.slain')];
  return blightsIn(g, at).length > 0 ? outcomeWords(scene, enemy.winFight) : [];
}

/** DN-ACT-08, DN-ACT-09, DN-CLAR-04: whoever attacks reveals themselves, once for each attack. */
const revealed = (scene: NightScene, attacks: number): string[] =>
  attacks === 0 ? [] : outcomeWords(scene, { lose: { secrecy: -limits.attack.secrecy * attacks } });

interface Fight {
  readonly hero: HeroId;
  readonly enemy: EnemyDef;
  readonly at: LocationName;
  readonly way: Way | undefined;
  readonly attacking: boolean;
}

/** While the way is open, what only one of them brings is told with its name. */
function withEnemy(scene: NightScene, { hero, enemy, at, way, attacking }: Fight): Encounter {
  const ways = { fight: enemy.strength, elude: enemy.awareness };
  const open = (['fight', 'elude'] as const).filter(each =>
    way === undefined ? ways[each] !== undefined : each === way,
  );
  const told = (words: Readonly<Record<Way, readonly string[]>>): string[] =>
    open.flatMap(each => {
      if (open.length === 1 || words[each].length === 0) return words[each];
      return [scene.say.say(`board.stakes.${each}`, { what: words[each].join(', ') })];
    });
  const { win, fail, failFight, failElude } = enemy;
  return {
    hero,
    enemy,
    blights: [],
    won: [...outcomeWords(scene, win), ...told({ fight: victoryWords(scene, hero, at, enemy), elude: [] })],
    lost: [
      ...outcomeWords(scene, fail),
      ...told({ fight: outcomeWords(scene, failFight), elude: outcomeWords(scene, failElude) }),
    ],
    anyway: revealed(scene, attacking ? 1 : 0),
  };
}

/** DN-BTYPE-09: what becomes of a blight that is beaten; DN-CLAR-03: of two, each by its name. */
function withBlights(scene: NightScene, hero: HeroId, blights: readonly CardId[]): Encounter {
  const { g, say } = scene;
  const told = (wordsOf: (blight: CardId) => readonly string[]): string[] =>
    blights.map(blight => {
      const words = wordsOf(blight).join(', ');
      return blights.length === 1 ? words : `${cardName(scene, blight)}: ${words}`;
    });
  return {
    hero,
    blights,
    won: told(blight => [
      say.say(isProtected(g, blight, hero) ? 'night.outcome.protected' : 'night.outcome.destroyed'),
    ]),
    lost: told(blight => outcomeWords(scene, (g.def(blight) as BlightDef).defense)),
    anyway: revealed(scene, blights.length),
  };
}

/** The combat whose dice are on the table. */
function underWay(scene: NightScene): Encounter | undefined {
  const { g } = scene;
  const settling = g.state.tasks.findLast(task => task.do === 'settle');
  if (settling?.do !== 'settle' || g.state.rolls.length === 0) return undefined;
  const { hero, enemy, way, at, blights, attacking } = settling.combat;
  return enemy === undefined
    ? withBlights(scene, hero, blights)
    : withEnemy(scene, { hero, enemy: enemyDef(enemy), at, way, attacking });
}

/** The way picked so far, of a question how to defend. */
const wayIn = ({
  options,
  chosen: {
    value: [chosen],
  },
}: Asked): Way | undefined => (chosen === undefined ? undefined : (options[chosen]?.place as Way));

/** The combat I am asked how to go about. */
function asked(scene: NightScene): Encounter | undefined {
  const { draft, g } = scene;
  if (!draft || !HOW.includes(draft.question.prompt)) return undefined;
  const { params = {}, source } = draft.question;
  const { enemy, second } = params as { readonly enemy?: { readonly def: string }; readonly second?: CardId };
  const hero = heroNamed(scene, params.hero as string);
  if (hero === undefined) return undefined;
  const { at } = heroAt(g, hero);
  if (enemy)
    return withEnemy(scene, {
      hero,
      at,
      enemy: enemyDef(enemy.def),
      way: wayIn(draft),
      attacking: false,
    });
  if (source === undefined)
    return withEnemy(scene, { hero, at, enemy: enemyDef('necromancer'), way: 'fight', attacking: true });
  return withBlights(scene, hero, second === undefined ? [source] : [source, second]);
}

export const encounterOf = (scene: NightScene): Encounter | undefined => asked(scene) ?? underWay(scene);
