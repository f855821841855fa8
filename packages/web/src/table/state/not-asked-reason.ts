import type { AnswerDraft, AnyPage, Scene, ThingRef } from '@tavolata/board-kit';
import type { CardId } from '@tavolata/kernel';

/** Why a thing is not among what can be picked, though the rules refuse nothing about it. */
export type NotAskedReason = 'unasked' | 'enough';

/** Of a card I hold: that something else is asked; of what could be picked: that nothing more can be. */
export function notAskedReason(page: AnyPage, scene: Scene, thing: ThingRef): NotAskedReason | undefined {
  const { draft } = scene;
  if (draft?.standing(thing) !== 'calm') return undefined;
  if (draft.on(thing).length > 0) return 'enough';
  return 'card' in thing && isHeld(page, scene, thing.card) ? 'unasked' : undefined;
}

const isHeld = ({ holds }: AnyPage, scene: Scene, card: CardId): boolean =>
  holds?.(scene, card) ?? scene.g.zoneOf(card) === `hand/${scene.me}`;

/** The rule behind a question; where a card asks by its own words, the first that concerns it. */
export function ruleBehind(
  page: AnyPage,
  scene: Scene,
  { question }: AnswerDraft,
  thing: ThingRef,
): string | undefined {
  if (question.rule) return question.rule;
  const card = question.source ?? ('card' in thing ? thing.card : undefined);
  return card === undefined ? undefined : page.inspect?.(scene, card).rules?.[0];
}
