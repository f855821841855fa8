import type { CardId } from '@tavolata/kernel';
import type { Inspected } from '../page.ts';
import { doesOf } from './does.ts';
import type { SoulsScene } from './scene.ts';

const BY_TYPE: Readonly<Record<string, readonly string[]>> = {
  loot: ['FS-LOOT-05', 'FS-LOOT-07'],
  treasure: ['FS-ACTIV-05', 'FS-TREAS-09'],
  'starting-item': ['FS-ACTIV-05', 'FS-TREAS-04'],
  monster: ['FS-ATK-01', 'FS-MON-08'],
  room: ['FS-ROOM-03', 'FS-ROOM-04'],
  character: ['FS-CHAR-07', 'FS-ACTIV-05'],
};
const AT_MOST = 3;

/** What the magnifying glass tells beside the card itself. */
export function inspect(scene: SoulsScene, card: CardId): Inspected {
  const { g, say, picking } = scene;
  const does = doesOf(scene, { card });
  const denied = picking?.denied({ card }) ?? [];
  const now =
    does === undefined
      ? denied.slice(0, 1).map(refusal => say.refusal(refusal, each => g.def(each)))
      : [does];
  const rules = [...denied.map(({ rule }) => rule), ...(BY_TYPE[g.def(card).type] ?? [])];
  return { now, rules: [...new Set(rules)].slice(0, AT_MOST) };
}
