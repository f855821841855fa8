import type { EnemyDef } from '@tavolata/darkest-night';
import type { NightScene } from './scene.ts';

type Outcome = NonNullable<EnemyDef['fail']>;

const NUMBERS = ['darkness', 'events', 'finds', 'powers', 'dice', 'blights'] as const;
const FLAGS = ['wound', 'loseTurn', 'nothing'] as const;

/** What would happen, in a few words each. */
export function outcomeWords(scene: NightScene, outcome: Outcome = {}): string[] {
  const { say } = scene;
  const stats = (['lose', 'spend', 'gain'] as const).flatMap(verb =>
    (['grace', 'secrecy'] as const).flatMap(stat => {
      const amount = outcome[verb]?.[stat];
      return amount === undefined
        ? []
        : [say.say(`night.outcome.${verb}`, { amount, stat: say.say(`night.${stat}`) })];
    }),
  );
  const numbers = NUMBERS.flatMap(name => {
    const number = outcome[name];
    return number === undefined ? [] : [say.say(`night.outcome.${name}`, { number })];
  });
  const flags = FLAGS.filter(flag => outcome[flag]).map(flag => say.say(`night.outcome.${flag}`));
  const exhausted = outcome.exhaust ? [say.say(`night.outcome.exhaust-${outcome.exhaust}`)] : [];
  const emptied = outcome.loseAll
    ? [say.say('night.outcome.loseAll', { stat: say.say(`night.${outcome.loseAll}`) })]
    : [];
  const destroyed = outcome.destroyBlight ? [say.say('night.outcome.destroyBlight')] : [];
  const either = outcome.or?.map(each => outcomeWords(scene, each).join(', ')) ?? [];
  const choice = either.length > 0 ? [either.join(` ${say.say('night.or')} `)] : [];
  return [...stats, ...numbers, ...flags, ...exhausted, ...emptied, ...destroyed, ...choice];
}
