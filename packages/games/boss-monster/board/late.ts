import { courseOf, entrance, type RoomDef, stack } from '@tavolata/boss-monster';
import type { CardId, Seat } from '@tavolata/kernel';
import type { BossMonsterScene } from './scene.ts';

/** The Hero whom a Spell that strengthens Rooms would come too late for, there being no other it could hurt (BM-ADV-18). */
export function lateFor(scene: BossMonsterScene, spell: CardId): CardId | undefined {
  const { g } = scene;
  const { strengthens } = g.def(spell);
  const { active, queue } = g.state;
  if (strengthens === undefined || active === undefined) return undefined;
  return hitAlready(scene, [active, ...queue], room => (g.def(room) as RoomDef).subtype === strengthens);
}

/** The same for a Room it could be played on. */
export function lateIn(scene: BossMonsterScene, room: CardId): CardId | undefined {
  const { active } = scene.g.state;
  return active && hitAlready(scene, [active], other => other === room);
}

/** The Hero in such a Room, if it enters none of them any more and nobody waits at those entrances. */
function hitAlready(
  { g }: BossMonsterScene,
  seats: readonly Seat[],
  isSuch: (room: CardId) => boolean,
): CardId | undefined {
  const { walk, active } = g.state;
  if (!active || walk?.space === undefined) return undefined;
  const here = g.cards(stack(active, walk.space))[0];
  if (here === undefined || !isSuch(here)) return undefined;
  if (seats.some(seat => g.cards(entrance(seat)).length > 0)) return undefined;
  return courseOf(g, active, walk.hero).stops.some(({ room }) => isSuch(room)) ? undefined : walk.hero;
}
