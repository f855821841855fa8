import {
  type BossMonsterState,
  type CardDef,
  limits,
  player,
  soulsOf,
  woundsOf,
} from '@tavolata/boss-monster';
import type { CardId, Seat } from '@tavolata/kernel';
import { listed } from '../../shared/strings.ts';
import type { InWords } from '../page.ts';
import { spacesOf } from './facts.ts';
import type { BossMonsterScene } from './scene.ts';
import { labelOf, spaceLabel } from './words.ts';

const DUNGEON = ['stack', 'face-down'];

const partsOf = (zone: string) => zone.split('/') as [string, Seat, string];

/** A Room says how its space stands: covered, deactivated, with a Hero in it. */
function label(scene: BossMonsterScene, card: CardId): string {
  const [kind, owner] = partsOf(scene.g.zoneOf(card));
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

/** Everybody's score in words; dungeons and village are zones. */
export const inWords: InWords<BossMonsterState, CardDef> = {
  label,
  where,
  facts: ({ g, say }) =>
    g.seats.map(seat => ({
      seat,
      line: listed(
        say.say('board.souls', { count: soulsOf(g, seat), max: limits.soulsToWin }),
        say.say('board.wounds', { count: woundsOf(g, seat), max: limits.woundsToLose }),
      ),
      at: { seat },
    })),
};
