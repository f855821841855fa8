import type { Advice, Pick, Question } from '@tavolata/kernel';
import { anyPick } from '@tavolata/kernel/laws';
import { canonicalJson } from '@tavolata/kernel/match';
import type { Below } from '../bot.ts';

/** How many of the advised answers are compared, and how many others that the judgement did not advise. */
const ADVISED = 5;
const OUTSIDERS = 1;
/** How many others are compared where the judgement advises only one. */
const ALTERNATIVES = 4;
const TRIES = 12;

/** The answers that are worth comparing, the judgement's own first. */
export function candidatesFor(question: Question, advices: readonly Advice[], below: Below): Pick[] {
  const chosen = advices.slice(0, ADVISED).map(({ pick }) => pick);
  if (chosen.length === 0) chosen.push(question.fallback);
  const known = new Set(chosen.map(canonicalJson));
  const add = (pick: Pick): void => {
    const name = canonicalJson(pick);
    if (!known.has(name)) chosen.push(pick);
    known.add(name);
  };
  if (question.kind === 'yes-no') {
    add(true);
    add(false);
    return chosen;
  }
  add(question.fallback);
  const most = advices.length > 1 ? chosen.length + OUTSIDERS : 1 + ALTERNATIVES;
  for (let tries = 0; tries < TRIES && chosen.length < most; tries++) add(anyPick(question, below));
  return chosen;
}
