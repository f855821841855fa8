import type { MatchReport } from '@tavolata/kernel/terminal';
import type { CardDef, DarkestNightState } from '../src/index.ts';

const VICTORIES = ['ritual', 'necromancer-slain'];
const ENDINGS = [...VICTORIES, 'monastery-overrun', 'no-hero-left'];

/** How the heroes fare: who belongs to teams that win, and what their matches come to. */
export const balance: MatchReport<DarkestNightState, CardDef> = {
  shares: ['heroes', 'endings'],
  numbers: ['rounds', 'relics', 'deaths'],
  watch(notes) {
    const team: string[] = [];
    const count = { relics: 0, deaths: 0 };
    return {
      event({ state }, type, { hero }) {
        // Later on they are replacements.
        if (type === 'hero-joined' && state.round === 0) team.push(hero as string);
        if (type === 'relic-retrieved') count.relics++;
        if (type === 'died') count.deaths++;
      },
      end({ state }, { reason }) {
        const won = VICTORIES.includes(reason);
        for (const hero of team) notes.share('heroes', hero, won);
        for (const ending of ENDINGS) notes.share('endings', ending, ending === reason);
        notes.number('rounds', state.round);
        notes.number('relics', count.relics);
        notes.number('deaths', count.deaths);
      },
    };
  },
};
