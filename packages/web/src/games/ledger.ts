import { type Language, Once } from '@tavolata/board-kit';
import { LEDGERS } from '../../generated/games/ledgers.ts';

type InBothLanguages = Readonly<Record<Language, string>>;

export type RuleText = InBothLanguages & {
  readonly topic: string;
  /** What the topic is called. */
  readonly chapter: InBothLanguages;
  /** Absent where the book says it in so many words. */
  readonly basis?: 'implied' | 'ambiguous' | 'silent';
};
export type Ledger = Readonly<Record<string, RuleText>>;

interface Module {
  readonly rules: Readonly<Record<string, Omit<RuleText, 'chapter'>>>;
  readonly topics: Readonly<Record<string, InBothLanguages>>;
}

const loaded = new Once<Ledger>();

const withChapters = ({ rules, topics }: Module): Ledger =>
  Object.fromEntries(
    Object.entries(rules).map(([id, rule]) => [id, { ...rule, chapter: topics[rule.topic] }]),
  ) as Ledger;

export const loadLedger = (slug: string): Promise<Ledger> =>
  loaded.get(slug, async () => {
    const module = Object.hasOwn(LEDGERS, slug) ? await LEDGERS[slug]?.() : undefined;
    return module ? withChapters(module as Module) : {};
  });
