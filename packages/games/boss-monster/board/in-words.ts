import { type InWords, listed } from '@tavolata/board-kit';
import {
  type BossMonsterState,
  type CardDef,
  limits,
  lures,
  player,
  soulsOf,
  TREASURES,
  treasures,
  woundsOf,
} from '@tavolata/boss-monster';
import type { CardId, Seat } from '@tavolata/kernel';
import { spacesOf } from './facts.ts';
import type { BossMonsterScene } from './scene.ts';
import { goingWords, labelOf, spaceLabel } from './words.ts';

const DUNGEON = ['stack', 'face-down'];

/** A zone by its kind, whose it is, and which of theirs. */
export const partsOf = (zone: string) => zone.split('/') as [string, Seat, string];

/** A Room says how its space stands: covered, deactivated, with a Hero in it; a Hero in town, where it would go. */
function label(scene: BossMonsterScene, card: CardId): string {
  const { g, me } = scene;
  const [kind, owner] = partsOf(g.zoneOf(card));
  if (kind === 'town') return listed(labelOf(scene, card), goingWords(scene, lures(g, me).get(card)));
  const facts = DUNGEON.includes(kind)
    ? spacesOf(scene, owner).find(space => space.card === card)
    : undefined;
  return facts ? spaceLabel(scene, facts) : labelOf(scene, card);
}

/** Spaces are counted from the entrance to the Boss (BM-LAY-04). */
function where({ g, say }: BossMonsterScene, zone: string): string | undefined {
  const [kind, owner, id] = partsOf(zone);
  if (!DUNGEON.includes(kind)) return undefined;
  const { spaces } = player(g, owner);
  const at = spaces.findIndex(space => space.id === Number(id)) + 1;
  return say.say('board.space', { space: at, spaces: spaces.length });
}

/** What a dungeon lures with; whoever has no Boss yet has nothing. */
function treasureCounts({ g, say }: BossMonsterScene, seat: Seat): string[] {
  if (!g.state.order.includes(seat)) return [];
  const counts = treasures(g, seat);
  return TREASURES.map(treasure => `${say.say(`treasure.${treasure}`)} ${counts[treasure]}`);
}

/** Souls and Wounds. */
const counts = ({ g, say }: BossMonsterScene, seat: Seat): string[] => [
  say.say('board.souls', { count: soulsOf(g, seat), max: limits.soulsToWin }),
  say.say('board.wounds', { count: woundsOf(g, seat), max: limits.woundsToLose }),
];

/** What has counted in the end: of whoever is out, Souls and Wounds are gone. */
export const score = (scene: BossMonsterScene, seat: Seat): string =>
  player(scene.g, seat).out ? scene.say.say('board.out') : listed(...counts(scene, seat));

/** Everybody's score and treasure in words; dungeons and village are zones. */
export const inWords: InWords<BossMonsterState, CardDef> = {
  label,
  where,
  facts: scene =>
    scene.g.seats.map(seat => ({
      seat,
      line: player(scene.g, seat).out
        ? scene.say.say('board.out')
        : listed(...counts(scene, seat), ...treasureCounts(scene, seat)),
      at: { seat },
    })),
};
