import { discardPile, slotsOf } from '@tavolata/four-souls';
import type { CardId, Option } from '@tavolata/kernel';
import type { Thing } from '../../table/picking.ts';
import type { SoulsScene } from './scene.ts';

const BY_PROMPT: Readonly<Record<string, string>> = { 'attack-what': 'attack', 'buy-what': 'buy' };

function deedOf({ key }: Option, prompt: string): string | undefined {
  if (key === 'play' || key === 'tap' || key === 'paid') return key;
  return BY_PROMPT[prompt] ?? (prompt.startsWith('target-') ? 'target' : undefined);
}

/** What picking something would do, in a word or two. */
export function doesOf({ picking, say }: SoulsScene, thing: Thing): string | undefined {
  const [first] = picking?.on(thing) ?? [];
  const option = first === undefined ? undefined : picking?.options[first];
  const deed = option && picking && deedOf(option, picking.ask.prompt);
  return deed && say.say(`board.do.${deed}`);
}

/** Cards a question offers that lie nowhere on the board: in decks, discards, hands of others. */
export function loose(scene: SoulsScene): CardId[] {
  const { g, picking, me } = scene;
  if (!picking) return [];
  const shown = new Set([
    ...g.seats.flatMap(seat => [`items/${seat}`, `character/${seat}`, `souls/${seat}`, `curses/${seat}`]),
    ...slotsOf(g, 'shop', 'monster', 'room', 'final-boss', 'minion').map(({ id }) => `slot/${id}`),
    ...(me ? [`hand/${me}`] : []),
    'stack',
    'bonus-souls',
  ]);
  const tops = (['treasure', 'loot', 'monster', 'room'] as const).flatMap(
    kind => g.cards(discardPile(kind))[0] ?? [],
  );
  const offered = picking.options.flatMap(({ card }) => card ?? []);
  return [...new Set(offered)].filter(card => !shown.has(g.zoneOf(card)) && !tops.includes(card));
}
