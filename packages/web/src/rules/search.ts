import type { Ledger, RuleText } from '../games/ledger.ts';
import { language } from '../shared/language.ts';
import { plain, wordsOf } from './marks.ts';

export type FoundRule = readonly [id: string, rule: RuleText];

/** Rules whose text, id or chapter has all the words looked for. */
export function searchRules(ledger: Ledger, words: string): FoundRule[] {
  const wanted = wordsOf(words);
  return Object.entries(ledger).filter(([id, rule]) => {
    const text = plain(`${id} ${rule.chapter[language.value]} ${rule[language.value]}`);
    return wanted.every(word => text.includes(word));
  });
}

/** The rule or chapter somebody was led to, if the rulebook has none of that name. */
export function missingIn(ledger: Ledger, name: string | undefined): string | undefined {
  if (name === undefined || Object.hasOwn(ledger, name)) return undefined;
  return Object.values(ledger).some(({ topic }) => topic === name) ? undefined : name;
}
