import type { Def } from '../author/game.ts';
import { type CardId, FIRST_CARD, isCard } from '../author/ids.ts';
import type { Play } from '../author/play.ts';
import type { Option, Question } from '../author/question.ts';
import type { State } from '../author/state.ts';

/** A card by name: its definition. */
export function cardName<S extends State, D extends Def>(g: Play<S, D>, card: CardId): string {
  return g.def(card).id;
}

/** With `#2` for the second copy that was made. */
function copyName<S extends State, D extends Def>(g: Play<S, D>, card: CardId): string {
  const { def } = g.state.core;
  const mine = def[card - FIRST_CARD];
  let nth = 1;
  for (let index = 0; index < card - FIRST_CARD; index++) if (def[index] === mine) nth++;
  return `${g.def(card).id}#${nth}`;
}

/** Every word a scenario may call an option by. */
function tagsOf<S extends State, D extends Def>(g: Play<S, D>, option: Option): string[] {
  const tags = [option.key];
  if (option.card !== undefined) tags.push(cardName(g, option.card), copyName(g, option.card));
  if (option.seat) tags.push(option.seat);
  if (option.place) tags.push(option.place);
  if (option.value !== undefined) tags.push(String(option.value));
  for (const value of Object.values(option.params ?? {})) {
    if (isCard(value)) tags.push(cardName(g, value), copyName(g, value));
    else if (typeof value === 'string' || typeof value === 'number') tags.push(String(value));
  }
  return tags;
}

/** How failures and `exactly` name an option: the thing itself if there is one, else what is done. */
export function optionName<S extends State, D extends Def>(g: Play<S, D>, option: Option): string {
  if (option.card !== undefined) return cardName(g, option.card);
  return option.place ?? option.seat ?? option.key;
}

export const optionsOf = (question: Question): readonly Option[] =>
  'options' in question ? question.options : [];

/** The options a phrase names: all its words must be among the option's. */
export function matchingOptions<S extends State, D extends Def>(
  g: Play<S, D>,
  options: readonly Option[],
  phrase: string,
): number[] {
  const words = phrase.split(' ');
  return options.flatMap((option, index) => {
    const tags = tagsOf(g, option);
    return words.every(word => tags.includes(word)) ? [index] : [];
  });
}
