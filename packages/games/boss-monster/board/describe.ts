import type { ThingRef } from '@tavolata/board-kit';
import { bossSpace } from '@tavolata/boss-monster';
import type { CardId } from '@tavolata/kernel';
import { spacesOf } from './facts.ts';
import { partsOf } from './in-words.ts';
import type { BossMonsterScene } from './scene.ts';

/** The card that stands for a thing that is none: a player's Boss, the Room on a space. */
export function describe(scene: BossMonsterScene, thing: ThingRef): CardId | undefined {
  if ('seat' in thing) return scene.g.cards(bossSpace(thing.seat))[0];
  if (!('place' in thing)) return undefined;
  const [kind, owner, id] = partsOf(thing.place);
  if (kind !== 'stack') return undefined;
  return spacesOf(scene, owner).find(({ space }) => space.id === Number(id))?.card;
}
