import { isSeat, type Json, ONLOOKER } from '../author/ids.ts';
import {
  type AsksClaim,
  actionsOf,
  type Difference,
  type EventClaim,
  isClaim,
  type Scenario,
} from './scenario.ts';

/** What scenarios of a game may speak of. */
export interface ScenarioWords {
  readonly events: ReadonlySet<string>;
  readonly prompts: ReadonlySet<string>;
  /** Whatever else has a name: cards, options, places. */
  readonly names: ReadonlySet<string>;
}

/** The events that the kernel tells by itself. */
export const KERNEL_EVENTS = ['moved', 'shuffled', 'reordered', 'looked', 'revealed', 'left', 'finished'];

type Note = (path: string, kind: string, word: string) => void;

/** Words that name nothing: a claim with one would hold, or fail, whatever is played. */
export function unknownWords(scenario: Scenario, words: ScenarioWords): Difference[] {
  const found: Difference[] = [];
  const note: Note = (path, kind, word) => found.push({ path, expected: `a known ${kind}`, got: word });
  (scenario.stages ?? [scenario]).forEach(({ when = [], then = {} }, i) => {
    const at = scenario.stages ? `stages.${i}.` : '';
    for (const action of when.flatMap(actionsOf))
      if ('all' in action && action.until !== undefined && !isMoment(words, action.until))
        note(`${at}until`, 'event or prompt', action.until);
    for (const [path, claim] of Object.entries(then)) checkClaim(words, at + path, path, claim, note);
  });
  return found;
}

const isMoment = ({ events, prompts }: ScenarioWords, word: string): boolean =>
  events.has(word) || prompts.has(word);

/** Numbers, and copies by their number, need no entry. */
const isName = ({ names }: ScenarioWords, word: Json): boolean =>
  typeof word !== 'string' ||
  word.split(' ').every(each => names.has(each.replace(/#\d+$/, '')) || isSeat(each) || /^-?\d+$/.test(each));

function checkClaim(words: ScenarioWords, at: string, path: string, claim: Json, note: Note): void {
  const checkEvent = (type: string) => {
    if (!words.events.has(type)) note(at, 'event', type);
  };
  // What has to be there is found missing by itself, whatever it is called.
  const checkLacking = (names: readonly Json[] = []) => {
    for (const name of names) if (!isName(words, name)) note(at, 'name', String(name));
  };
  if (path === 'events')
    for (const event of claim as readonly EventClaim[])
      checkEvent(typeof event === 'string' ? event : (Object.keys(event)[0] as string));
  else if (path === 'unheard') for (const type of claim as readonly string[]) checkEvent(type);
  else if (path === 'sees')
    for (const [viewer, claims] of Object.entries(claim as Record<string, Record<string, Json>>)) {
      if (!isSeat(viewer) && viewer !== ONLOOKER) note(at, 'viewer', viewer);
      for (const [seen, each] of Object.entries(claims))
        checkClaim(words, `${at}.${viewer}.${seen}`, seen, each, note);
    }
  else if (path === 'asks' && claim !== 'nothing') {
    const { prompt, lacks } = claim as unknown as AsksClaim;
    if (prompt !== undefined && !words.prompts.has(prompt)) note(at, 'prompt', prompt);
    checkLacking(lacks);
  } else if (isClaim(claim)) {
    checkLacking((claim as { lacks?: readonly Json[] }).lacks);
  }
}
