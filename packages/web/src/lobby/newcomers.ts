import type { BotName } from '@tavolata/bots';
import { freeBotName, type Sitter } from '@tavolata/table';

/** People of one browser share one screen. */
export const SCREEN = 'here';

const namesOf = (sitters: readonly Sitter[]): string[] =>
  sitters.flatMap(sitter => (sitter.who === 'open' ? [] : [sitter.name]));

/** A bot to sit with these, whatever their names. */
export const aBot = (others: readonly Sitter[], level: BotName = 'normal'): Sitter => ({
  who: 'bot',
  name: freeBotName(namesOf(others)),
  level,
});

/** Bots are called otherwise as soon as somebody's name begins like theirs. */
export function toldApart(me: string, others: readonly Sitter[]): readonly Sitter[] {
  const told = [...others];
  for (const [at, sitter] of told.entries())
    if (sitter.who === 'bot') {
      const taken = [me, ...namesOf(told.filter(each => each !== sitter))];
      told[at] = { ...sitter, name: freeBotName(taken, sitter.name) };
    }
  return told;
}

/** A friend at this screen, called by the first number that is free until they say their name. */
export function aFriend(others: readonly Sitter[], called: (number: number) => string): Sitter {
  const taken = namesOf(others);
  let number = 1;
  while (taken.includes(called(number))) number++;
  return { who: 'person', name: called(number), screen: SCREEN };
}
