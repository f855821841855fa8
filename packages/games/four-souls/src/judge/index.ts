import {
  type Advice,
  type Ask,
  isSeat,
  type Judge,
  type Option,
  type Pick,
  type Seat,
} from '@tavolata/kernel';
import type { CardDef } from '../defs.ts';
import type { FourSoulsState, G } from '../state.ts';
import { actWorth, deedWorth } from './acting.ts';
import { WORTHS } from './choosing.ts';
import { value } from './worth.ts';

/** Questions to which a sensible player says yes. */
const YES = ['may-do'];

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

const byWorth = (a: Advice, b: Advice): number => b.worth - a.worth;

/** The best answers, best first. */
function advise(g: G, ask: Ask): readonly Advice[] {
  switch (ask.kind) {
    case 'pick':
      return ask.options.map((option, pick) => ({ pick, worth: worthOf(g, ask, option) })).sort(byWorth);
    case 'some': {
      const ranked = ask.options
        .map((option, pick) => ({ pick, worth: worthOf(g, ask, option) }))
        .sort(byWorth);
      const pick: Pick = ranked.slice(0, ask.min).map(advice => advice.pick);
      return ask.limits ? [] : [{ pick, worth: 1 }];
    }
    case 'yes-no':
      return [{ pick: YES.includes(ask.prompt), worth: 1 }];
    default:
      return [];
  }
}

export const judge: Judge<FourSoulsState, CardDef> = { value, advise };
