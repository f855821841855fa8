import type { Inspected } from '@tavolata/board-kit';
import { countersOn, slot } from '@tavolata/four-souls';
import { type CardId, isSeat } from '@tavolata/kernel';
import { aimedAt } from './aimed.ts';
import { doesOf } from './does.ts';
import { effectWords } from './effect-words.ts';
import { grouped } from './grouped.ts';
import type { SoulsScene } from './scene.ts';
import { about, cardName, seatName } from './words.ts';

const BY_TYPE: Readonly<Record<string, readonly string[]>> = {
  loot: ['FS-LOOT-05', 'FS-LOOT-07'],
  treasure: ['FS-ACTIV-05', 'FS-TREAS-09'],
  'starting-item': ['FS-ACTIV-05', 'FS-TREAS-04'],
  monster: ['FS-ATK-01', 'FS-MON-08'],
  room: ['FS-ROOM-03', 'FS-ROOM-04'],
  character: ['FS-CHAR-07', 'FS-ACTIV-05'],
};

/** Its abilities that wait on the stack, the next first, each with its number there. */
const waiting = (scene: SoulsScene, card: CardId): string[] =>
  grouped(scene).flatMap(({ item, number }) =>
    (item.kind === 'loot' || item.kind === 'ability') && item.source.card === card
      ? [scene.say.say('board.on-stack', { number, words: effectWords(scene, item) })]
      : [],
  );

/** What is true of it now, a sentence each. */
function known(scene: SoulsScene, card: CardId): string[] {
  const { g, say } = scene;
  const zone = g.zoneOf(card);
  const { attack } = g.state;
  const aims = aimedAt(scene, { card });
  const covered =
    zone === slot(Number(zone.split('/')[1])) && g.cards(zone)[0] === card ? g.cards(zone).slice(1) : [];
  return [
    ...(attack?.target?.card === card
      ? [say.say('board.attacked-by', about(scene, { seat: attack.by }))]
      : []),
    ...waiting(scene, card),
    ...(aims.length > 0 ? [say.say('board.aimed-by', { numbers: aims.join(', ') })] : []),
    ...(covered.length > 0
      ? [
          say.say('board.covers', {
            count: covered.length,
            card: covered.map(one => cardName(scene, one)).join(', '),
          }),
        ]
      : []),
    ...(countersOn(g, card) > 0 ? [say.say('board.counters', { count: countersOn(g, card) })] : []),
  ];
}

/** Where it lies, and with whom. */
function whereOf(scene: SoulsScene, card: CardId): string {
  const [kind, owner] = scene.g.zoneOf(card).split('/') as [string, string | undefined];
  const zone = scene.say.say(`zone.${kind}`);
  return isSeat(owner) ? `${zone} · ${seatName(scene, owner)}` : zone;
}

/** What the magnifying glass tells beside the card itself. */
export function inspect(scene: SoulsScene, card: CardId): Inspected {
  const { g, say } = scene;
  const does = doesOf(scene, { card });
  return {
    where: whereOf(scene, card),
    title: say.say('board.stat.title'),
    now: [...known(scene, card), ...(does === undefined ? [] : [does])],
    rules: BY_TYPE[g.def(card).type] ?? [],
  };
}
