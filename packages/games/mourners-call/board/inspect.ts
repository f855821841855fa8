import { type Inspected, isHidden, type NumberLine } from '@tavolata/board-kit';
import type { CardId, Seat } from '@tavolata/kernel';
import { isTurned, type MotiveDef } from '@tavolata/mourners-call';
import { motiveNow } from './motive.ts';
import type { MournersCallScene } from './scene.ts';
import { scoreOf } from './score.ts';
import { nameOf, seatName } from './words.ts';

const BY_TYPE: Readonly<Record<string, readonly string[]>> = {
  court: ['MC-COURT-01', 'MC-COURT-02'],
  mourner: ['MC-MOURN-02', 'MC-MOURN-07'],
  wallows: ['MC-WAL-04', 'MC-WAL-08'],
  'ulterior-motive': ['MC-MOTIVE-05', 'MC-SCORE-01'],
};
const BY_KIND: Readonly<Record<string, readonly string[]>> = {
  activated: ['MC-ACTV-01', 'MC-ACTV-04'],
  instant: ['MC-MOURN-04'],
  raker: ['MC-RAKER-02', 'MC-RAKER-04', 'MC-RAKER-07'],
  'celestial-scout': ['MC-REST-04'],
  artifact: ['MC-ART-01'],
};
const AT_MOST = 3;

function rulesOf({ g }: MournersCallScene, card: CardId): string[] {
  const def = g.def(card);
  const kind = def.type === 'mourner' ? def.kind : def.type === 'wallows' ? def.subtype : '';
  return [...new Set([...(BY_KIND[kind] ?? []), ...(BY_TYPE[def.type] ?? [])])].slice(0, AT_MOST);
}

function whereIs(scene: MournersCallScene, card: CardId): string {
  const { g, say } = scene;
  const [kind, owner] = g.zoneOf(card).split('/') as [string, Seat | undefined];
  const zone = say.say(`zone.${kind}`);
  return owner ? say.say('board.where', { zone, name: seatName(scene, owner) }) : zone;
}

/** What can be done with it now, and what is known about it. */
function nowOf(scene: MournersCallScene, card: CardId): string[] {
  const { g, say, draft } = scene;
  const worth = motiveNow(scene, card);
  return [
    ...(worth === undefined ? [] : [say.say('board.now-worth', { points: worth })]),
    ...(isTurned(g, card) ? [say.say('board.turned')] : []),
    ...(draft?.options ?? [])
      .filter(option => option.card === card && say.has(`option.${option.key}`))
      .map(option => say.option(option, each => g.def(each)))
      // That it can be chosen is no news.
      .filter(line => line !== nameOf(scene, card)),
  ];
}

/** What the magnifying glass tells beside the card itself. */
export function inspect(scene: MournersCallScene, card: CardId): Inspected {
  const where = whereIs(scene, card);
  const def = scene.g.def(card);
  if (isHidden(def)) return { where };
  const lines = numbers(scene, card);
  return {
    where,
    ...(lines.length > 0 && { title: scene.say.say('board.score.now') }),
    now: nowOf(scene, card),
    rules: rulesOf(scene, card),
  };
}

/** For my Motive: where the score comes from. */
export function numbers(scene: MournersCallScene, card: CardId): NumberLine[] {
  const { g, me, say } = scene;
  const def = g.def(card);
  if (!me || def.type !== 'ulterior-motive' || isHidden(def) || !(def as MotiveDef).scores) return [];
  const { unity, influence } = scoreOf(g, me);
  const motive = motiveNow(scene, card) ?? 0;
  return [
    { label: say.say('term.unity'), value: String(unity) },
    { label: say.say('term.influence'), value: String(influence) },
    { label: say.say('board.motive'), value: String(motive) },
    { label: say.say('board.score.total'), value: String(unity + influence + motive) },
  ];
}
