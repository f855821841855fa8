import {
  type Advice,
  bestChoices,
  isSeat,
  type Judge,
  type Option,
  type Question,
  rankOptions,
  type Seat,
} from '@tavolata/kernel';
import type { CardDef } from '../defs.ts';
import type { FourSoulsState, G } from '../state.ts';
import { actWorth, deedWorth } from './acting.ts';
import { agrees } from './agreeing.ts';
import { WORTHS } from './choosing.ts';
import { bestFace } from './rolling.ts';
import { value } from './worth.ts';

/** Who is really asked, where one person plays two characters. */
const characterAsked = ({ seat, params }: Question): Seat => {
  const character = params?.character;
  return isSeat(character) ? character : seat;
};

function worthOf(g: G, question: Question, option: Option): number {
  const me = characterAsked(question);
  if (question.prompt === 'act') return actWorth(g, me, option);
  if (question.prompt === 'respond') return option.key === 'pass' ? 0 : deedWorth(g, me, option);
  return WORTHS[question.prompt]?.(g, me, option, question) ?? 0;
}

/** The best answers, best first. */
function advise(g: G, question: Question): readonly Advice[] {
  const worth = (option: Option) => worthOf(g, question, option);
  switch (question.kind) {
    case 'pick':
      return rankOptions(question.options, worth);
    case 'some':
      return question.limits ? [] : [bestChoices(rankOptions(question.options, worth), question.min)];
    case 'yes-no':
      return [{ pick: agrees(g, characterAsked(question), question), worth: 1 }];
    case 'number': {
      const face = question.prompt === 'pick-number' ? bestFace(g, characterAsked(question)) : undefined;
      return face === undefined ? [] : [{ pick: face, worth: 1 }];
    }
    default:
      return [];
  }
}

const isQuiet = (_: G, { prompt, fallback }: Question, advices: readonly Advice[]): boolean =>
  prompt === 'respond' && advices[0]?.pick === fallback;

export const judge: Judge<FourSoulsState, CardDef> = {
  value,
  advise,
  search: { turns: 1, restraint: 1, win: 0, isQuiet },
};
