import { language } from '../shared/language.ts';
import type { Ledger, RuleText } from '../shared/ledger.ts';
import { say } from '../shared/Say.tsx';

export type Entry = readonly [id: string, rule: RuleText];

/** As somebody might type it. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase();

/** Rules whose text, id or chapter has all the words looked for. */
export function found(ledger: Ledger, words: string): Entry[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return Object.entries(ledger).filter(([id, rule]) => {
    const text = plain(`${id} ${say(`topic.${rule.topic}`)} ${rule[language.value]}`);
    return wanted.every(word => text.includes(word));
  });
}
