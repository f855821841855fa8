import type { CardId } from '@tavolata/kernel';
import type { AnyPage, Scene } from '../games/page.ts';
import type { Picking, Thing } from './picking.ts';

/** Why a thing is not among what can be picked, though the rules refuse nothing about it. */
export type Unasked = 'unasked' | 'enough';

/** Of a card I hold: that something else is asked; of what could be picked: that nothing more can be. */
export function unasked(page: AnyPage, scene: Scene, thing: Thing): Unasked | undefined {
  const { picking } = scene;
  if (picking?.standing(thing) !== 'calm') return undefined;
  if (picking.on(thing).length > 0) return 'enough';
  return 'card' in thing && isHeld(page, scene, thing.card) ? 'unasked' : undefined;
}

const isHeld = ({ holds }: AnyPage, scene: Scene, card: CardId): boolean =>
  holds?.(scene, card) ?? scene.g.zoneOf(card) === `hand/${scene.me}`;

/** The rule behind a question; where a card asks by its own words, the first that concerns it. */
export function ruleBehind(page: AnyPage, scene: Scene, { ask }: Picking, thing: Thing): string | undefined {
  if (ask.rule) return ask.rule;
  const card = ask.source ?? ('card' in thing ? thing.card : undefined);
  return card === undefined ? undefined : page.inspect?.(scene, card).rules?.[0];
}
