import { readable as readableAs } from '@tavolata/board-kit';
import type { CardId } from '@tavolata/kernel';
import type { CharacterId } from '@tavolata/sorcerers-arena';
import { type ArenaScene, abilityCardOf, characterAt } from './scene.ts';

export function cardOfCharacter(scene: ArenaScene, id: CharacterId): CardId | undefined {
  const { name, seat } = characterAt(scene, id);
  return abilityCardOf(scene, name, seat);
}

export function lookAt(scene: ArenaScene, id: CharacterId): void {
  const card = cardOfCharacter(scene, id);
  if (card !== undefined) scene.inspect(card);
}

/** Lets a button that stands for a character be read as its card is. */
export function readable(scene: ArenaScene, id: CharacterId): Record<string, unknown> {
  const card = cardOfCharacter(scene, id);
  return card === undefined ? {} : readableAs(scene, { card });
}
