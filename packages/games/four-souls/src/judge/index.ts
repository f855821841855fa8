import {
  type Advice,
  type Ask,
  best,
  isSeat,
  type Judge,
  type Option,
  rank,
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
const characterAsked = ({ seat, params }: Ask): Seat => {
  const character = params?.character;
  return isSeat(character) ? character : seat;
};

function worthOf(g: G, ask: Ask, option: Option): number {
  const me = characterAsked(ask);
  if (ask.prompt === 'act') return actWorth(g, me, option);
  if (ask.prompt === 'respond') return option.key === 'pass' ? 0 : deedWorth(g, me, option);
  return WORTHS[ask.prompt]?.(g, me, option, ask) ?? 0;
}

/** The best answers, best first. */
function advise(g: G, ask: Ask): readonly Advice[] {
  const worth = (option: Option) => worthOf(g, ask, option);
  switch (ask.kind) {
    case 'pick':
      return rank(ask.options, worth);
    case 'some':
      return ask.limits ? [] : [best(rank(ask.options, worth), ask.min)];
    case 'yes-no':
      return [{ pick: agrees(g, characterAsked(ask), ask), worth: 1 }];
    case 'number': {
      const face = ask.prompt === 'pick-number' ? bestFace(g, characterAsked(ask)) : undefined;
      return face === undefined ? [] : [{ pick: face, worth: 1 }];
    }
    default:
      return [];
  }
}

export const judge: Judge<FourSoulsState, CardDef> = { value, advise };
