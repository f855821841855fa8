import type { Language } from './language.ts';
import { Once } from './once.ts';
import { type OfEachGame, ofGame } from './slugs.ts';

export type RuleText = Readonly<Record<Language, string>> & {
  readonly topic: string;
  /** Absent where the book says it in so many words. */
  readonly basis?: 'implied' | 'ambiguous' | 'silent';
};
export type Ledger = Readonly<Record<string, RuleText>>;

/** Rulebooks are files of their own, loaded when somebody asks why. */
const LEDGERS: OfEachGame<() => Promise<unknown>> = {
  'boss-monster': () => import('@tavolata/boss-monster/rules'),
  'four-souls': () => import('@tavolata/four-souls/rules'),
  'darkest-night': () => import('@tavolata/darkest-night/rules'),
  'sorcerers-arena': () => import('@tavolata/sorcerers-arena/rules'),
  'mourners-call': () => import('@tavolata/mourners-call/rules'),
};

const loaded = new Once<Ledger>();

export const loadLedger = (slug: string): Promise<Ledger> =>
  loaded.get(slug, async () => {
    const module = await ofGame(LEDGERS, slug)?.();
    return (module as { rules: Ledger } | undefined)?.rules ?? {};
  });
