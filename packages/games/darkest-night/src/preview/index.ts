import type { CardId, Option, Question } from '@tavolata/kernel';
import type { LocationName } from '../defs.ts';
import type { G, HeroId } from '../state.ts';
import { heroNamed } from '../verbs/heroes.ts';
import { powerDef } from '../verbs/powers.ts';
import { actionRoll, searchOf } from './actions.ts';
import { attackHow, defendHow } from './combat.ts';
import { declaredRoll, eventRoll, improvedRoll } from './dice.ts';
import type { RollPreview } from './roll.ts';

type Preview = (g: G, hero: HeroId, option: Option, question: Question) => RollPreview | undefined;

/** Divination: the search of a place far away. */
const searchWhere: Preview = (g, hero, { place }, { source }) => {
  const dice = source === undefined ? undefined : powerDef(g, source).search?.dice;
  return place && dice ? searchOf(g, hero, place as LocationName, dice) : undefined;
};

/** Questions whose answer is followed by a roll, or changes one. */
const PREVIEWS: Readonly<Record<string, Preview>> = {
  'choose-action': actionRoll,
  'free-action': actionRoll,
  'search-where': searchWhere,
  'attack-how': attackHow,
  'defend-how': defendHow,
  'react-rolled': (g, _, option) => (option.key === 'use' ? improvedRoll(g, option) : undefined),
};

/** The hero a question is about. */
const heroOf = (g: G, { params }: Question): HeroId | undefined =>
  heroNamed(g, params?.hero as string | undefined);

/** What the dice would be, and how likely they help, if these options of a question were picked. */
export function previewRoll(g: G, question: Question, picks: readonly number[]): RollPreview | undefined {
  const hero = heroOf(g, question);
  if (hero === undefined) return undefined;
  if (question.kind === 'some' && question.prompt === 'use-for-roll')
    return declaredRoll(
      g,
      picks.map(pick => question.options[pick]?.card as CardId),
    );
  const option = question.kind === 'pick' ? question.options[picks[0] ?? 0] : undefined;
  return option && PREVIEWS[question.prompt]?.(g, hero, option, question);
}

/** The roll a hero would pay for by saying yes. */
export function previewYes(g: G, question: Question): RollPreview | undefined {
  const hero = heroOf(g, question);
  return question.prompt === 'pay-for-effect' && hero !== undefined
    ? eventRoll(g, hero, question)
    : undefined;
}

export type { RollPreview } from './roll.ts';
