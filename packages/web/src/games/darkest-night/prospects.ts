import { previewRoll, previewYes, type RollPreview } from '@tavolata/darkest-night';
import type { Thing } from '../../table/picking.ts';
import type { NightScene } from './scene.ts';

/** The option of the open question that goes by this key and is no thing of the board. */
export function optionOf({ picking }: NightScene, key: string): number | undefined {
  const at = picking?.options.findIndex(option => option.key === key && option.card === undefined) ?? -1;
  return at < 0 ? undefined : at;
}

/** The roll an answer leads to, or changes. */
export const prospectOf = ({ g, picking }: NightScene, option: number): RollPreview | undefined =>
  picking && previewRoll(g, picking.ask, [option]);

/** The roll as the question stands: with what is chosen, or what a yes would bring. */
export function prospectNow({ g, picking }: NightScene): RollPreview | undefined {
  if (!picking) return undefined;
  const chosen = picking.chosen.value;
  if (picking.ask.kind === 'yes-no') return previewYes(g, picking.ask);
  return chosen.length > 0 || picking.ask.kind === 'some' ? previewRoll(g, picking.ask, chosen) : undefined;
}

export const percent = (chance: number): string => {
  const exact = chance * 100;
  // Never quite is not never, and nearly sure is not sure.
  return `${exact > 0 && exact < 1 ? '<1' : exact > 99 && exact < 100 ? '>99' : Math.round(exact)}%`;
};

/** '2 dice, 4 or more: 75%', for a roll that has a number to reach. */
export function rollWords({ say }: NightScene, { dice, target, chance }: RollPreview): string {
  if (chance === undefined) return say.say('night.dice', { dice });
  return target === undefined
    ? say.say('night.dice-chance', { dice, chance: percent(chance) })
    : say.say('night.dice-needs', { dice, target, chance: percent(chance) });
}

/** What a lit thing would roll, in two words: the likeliest of its answers. */
export function chanceWord(scene: NightScene, thing: Thing): string | undefined {
  const previews = (scene.picking?.on(thing) ?? []).flatMap(option => prospectOf(scene, option) ?? []);
  const chances = previews.flatMap(({ chance }) => chance ?? []);
  return chances.length > 0 ? percent(Math.max(...chances)) : undefined;
}

/** Possible, but not what I am asked for: it would change nothing that matters now. */
export function isIdle({ picking }: NightScene, thing: Thing): boolean {
  const options = (picking?.on(thing) ?? []).map(index => picking?.options[index]);
  return options.length > 0 && options.every(option => option?.idle);
}
