import type { Def, Game, State } from '@tavolata/kernel';
import { type OfEachGame, ofGame } from '../shared/slugs.ts';

/** The rules of each game, loaded when a table needs them. */
const RULES: OfEachGame<() => Promise<Game<never, never>>> = {
  'boss-monster': async () =>
    (await import('@tavolata/boss-monster')).bossMonster as unknown as Game<never, never>,
  'darkest-night': async () =>
    (await import('@tavolata/darkest-night')).darkestNight as unknown as Game<never, never>,
  'four-souls': async () => (await import('@tavolata/four-souls')).fourSouls as unknown as Game<never, never>,
  'sorcerers-arena': async () =>
    (await import('@tavolata/sorcerers-arena')).sorcerersArena as unknown as Game<never, never>,
  'mourners-call': async () =>
    (await import('@tavolata/mourners-call')).mournersCall as unknown as Game<never, never>,
};

export async function loadRules(slug: string): Promise<Game<State, Def> | undefined> {
  return (await ofGame(RULES, slug)?.()) as unknown as Game<State, Def> | undefined;
}
