import type { Def, Game, State } from '@tavolata/kernel';
import { RULES } from '../../generated/games/rules.ts';

export async function loadRules(slug: string): Promise<Game<State, Def> | undefined> {
  if (!Object.hasOwn(RULES, slug)) return undefined;
  return (await RULES[slug]?.()) as Game<State, Def> | undefined;
}
