import type { CardDef, DarkestNightState } from '@tavolata/darkest-night';
import type { MatchReport } from './report.ts';

const VICTORIES = ['ritual', 'necromancer-slain'];
/** In words, since an event card is called Ritual too. */
const ENDINGS = {
  ritual: 'won by the ritual',
  'necromancer-slain': 'won over the Necromancer',
  'monastery-overrun': 'Monastery overrun',
  'no-hero-left': 'no hero left',
};

/** How the heroes fare: who belongs to teams that win, and what their matches come to. */
export const darkestNightBalance: MatchReport<DarkestNightState, CardDef> = {
  shares: {
    heroes: 'wins of the teams that began with the hero',
    endings: 'how matches end',
  },
  numbers: { rounds: 'rounds', relics: 'relics retrieved', deaths: 'heroes who died' },
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
        for (const [ending, words] of Object.entries(ENDINGS))
          notes.share('endings', words, ending === reason);
        notes.number('rounds', state.round);
        notes.number('relics', count.relics);
        notes.number('deaths', count.deaths);
      },
    };
  },
};
