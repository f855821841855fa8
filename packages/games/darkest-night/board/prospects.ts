import type { ThingRef } from '@tavolata/board-kit';
import { previewRoll, previewYes, type RollPreview } from '@tavolata/darkest-night';
import type { NightScene } from './scene.ts';

/** The option of the open question that goes by this key and is no thing of the board. */
export function optionOf({ draft }: NightScene, key: string): number | undefined {
  const at = draft?.options.findIndex(option => option.key === key && option.card === undefined) ?? -1;
  return at < 0 ? undefined : at;
}

/** The roll an answer leads to, or changes. */
export const prospectOf = ({ g, draft }: NightScene, option: number): RollPreview | undefined =>
  draft && previewRoll(g, draft.question, [option]);

/** The roll as the question stands: with what is chosen, or what a yes would bring. */
export function prospectNow({ g, draft }: NightScene): RollPreview | undefined {
  if (!draft) return undefined;
  const chosen = draft.chosen.value;
  if (draft.question.kind === 'yes-no') return previewYes(g, draft.question);
  return chosen.length > 0 || draft.question.kind === 'some'
    ? previewRoll(g, draft.question, chosen)
    : undefined;
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
export function chanceWord(scene: NightScene, thing: ThingRef): string | undefined {
  const previews = (scene.draft?.on(thing) ?? []).flatMap(option => prospectOf(scene, option) ?? []);
  const chances = previews.flatMap(({ chance }) => chance ?? []);
  return chances.length > 0 ? percent(Math.max(...chances)) : undefined;
}

/** Possible, but not what I am asked for: it would change nothing that matters now. */
export function isIdle({ draft }: NightScene, thing: ThingRef): boolean {
  const options = (draft?.on(thing) ?? []).map(index => draft?.options[index]);
  return options.length > 0 && options.every(option => option?.idle);
}
