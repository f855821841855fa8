import type { ThingRef } from '@tavolata/board-kit';
import { active, aimAt, dcOf, discardPile, priceOf, slotsOf } from '@tavolata/four-souls';
import type { CardId, Option } from '@tavolata/kernel';
import { isOpen, isOrdering, mineOf, type SoulsScene } from './scene.ts';

const BY_PROMPT: Readonly<Record<string, string>> = { 'attack-what': 'attack', 'buy-what': 'buy' };

function deedOf({ key }: Option, prompt: string): string | undefined {
  if (key === 'play' || key === 'tap' || key === 'paid') return key;
  if (key === 'play-copy') return 'play';
  return BY_PROMPT[prompt] ?? (prompt.startsWith('target-') ? 'target' : undefined);
}

/** What an item on offer, or the unseen top of the deck, costs whoever is on turn. */
export function priceAt({ g }: SoulsScene, { card }: Option): number {
  return priceOf(g, active(g), card === undefined ? { deck: 'treasure' } : aimAt(g, card));
}

/** What draft something would do, in a word or two, with the number that matters. */
export function doesOf(scene: SoulsScene, thing: ThingRef): string | undefined {
  const { g, draft, say } = scene;
  const [first] = draft?.on(thing) ?? [];
  const option = first === undefined ? undefined : draft?.options[first];
  const deed = option && draft && deedOf(option, draft.question.prompt);
  if (!deed) return undefined;
  const { card } = option;
  if (deed === 'attack' && card !== undefined)
    return say.say('board.do.attack-at', { dc: dcOf(g, aimAt(g, card)) });
  if (deed === 'buy') return say.say('board.do.buy-for', { price: priceAt(scene, option) });
  return say.say(`board.do.${deed}`);
}

/**
 * The cards a question offers, if some of them lie nowhere on the board: in decks, discards, hands of others; in narrow
 * windows also souls and what others own, too small there for a finger. They are laid out over it, so those beneath must come
 * along.
 */
export function loose(scene: SoulsScene, isNarrow: boolean): CardId[] {
  const { g, draft } = scene;
  // Abilities are ordered at the stack, where each stands in its own words.
  if (!draft || isOrdering(scene)) return [];
  const mine = mineOf(scene);
  const large = isNarrow ? [mine] : g.seats;
  const shown = new Set([
    ...large.flatMap(seat => [`character/${seat}`, `items/${seat}`, `curses/${seat}`]),
    ...(isNarrow ? [] : g.seats).map(seat => `souls/${seat}`),
    ...slotsOf(g, 'shop', 'monster', 'room', 'final-boss', 'minion').map(({ id }) => `slot/${id}`),
    ...(isOpen(scene) ? large : [mine]).map(seat => `hand/${seat}`),
    'stack',
    'bonus-souls',
  ]);
  const tops = (['treasure', 'loot', 'monster', 'room'] as const).flatMap(
    kind => g.cards(discardPile(kind))[0] ?? [],
  );
  const offered = [...new Set(draft.options.flatMap(({ card }) => card ?? []))];
  const isLoose = (card: CardId): boolean => !shown.has(g.zoneOf(card)) && !tops.includes(card);
  return offered.some(isLoose) ? offered : [];
}
