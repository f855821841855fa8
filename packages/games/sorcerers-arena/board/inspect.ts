import { type Inspected, isHidden, whose } from '@tavolata/board-kit';
import type { CardId, Seat } from '@tavolata/kernel';
import { ownerOf } from './Card.tsx';
import { doesOf } from './does.ts';
import { damageOf } from './numbers.ts';
import type { ArenaScene } from './scene.ts';
import { statusesOf } from './words.ts';

/** Rules that concern a card by what it is. */
const BY_PHASE: Readonly<Record<string, readonly string[]>> = {
  action: ['SA-ACT-01', 'SA-EFF-01'],
  movement: ['SA-MOVE-01', 'SA-MOVE-03'],
  'action-or-movement': ['SA-CARD-05', 'SA-MOVE-01'],
};
const OF_CHARACTER = ['SA-TURN-05', 'SA-KO-02', 'SA-START-06'];
const AT_MOST = 3;

function whereIs(scene: ArenaScene, card: CardId): string | undefined {
  const { g, say } = scene;
  const [kind, owner] = g.zoneOf(card).split('/') as [string, Seat | undefined];
  if (g.def(card).type === 'ability') {
    const who = ownerOf(scene, card);
    if (!who) return say.say('board.where.nobody');
    return say.say('board.where.character', whose(scene, who.seat));
  }
  const key = {
    hand: 'hand',
    'in-play': 'in-play',
    'discard-pile': 'discard',
    exile: 'exile',
    deck: 'deck',
  }[kind];
  return key && owner && say.say(`board.where.${key}`, whose(scene, owner));
}

function rulesOf({ g }: ArenaScene, card: CardId): string[] {
  const def = g.def(card);
  const own = def.type === 'ability' ? OF_CHARACTER : (BY_PHASE[def.phase] ?? []);
  return [...new Set(own)].slice(0, AT_MOST);
}

function nowOf(scene: ArenaScene, card: CardId): string[] {
  const { g, say } = scene;
  const def = g.def(card);
  if (def.type === 'ability') {
    const who = ownerOf(scene, card);
    if (!who) return [];
    const id = g.state.row.indexOf(who);
    const statuses = statusesOf(scene, id).map(([status, number]) =>
      say.say('board.now.status', { status, number, text: say.say(`card.${status}.text`) }),
    );
    return [...(g.state.round > 0 && !who.space ? [say.say('board.now.ko')] : []), ...statuses];
  }
  const does = doesOf(scene, card);
  return does === undefined ? [] : [say.say('board.now.does', { does })];
}

/** What the magnifying glass tells beside the card itself. */
export function inspect(scene: ArenaScene, card: CardId): Inspected {
  const where = whereIs(scene, card);
  const at = where === undefined ? {} : { where };
  if (isHidden(scene.g.def(card))) return at;
  const damage = damageOf(scene, card);
  const { say } = scene;
  return {
    ...at,
    ...(damage && {
      title: say.say(damage.atLeast ? 'arena.why-at-least' : 'board.why-damage', { damage: damage.total }),
      total: {
        label: say.say('board.total-damage'),
        value: damage.atLeast ? say.say('arena.at-least', { damage: damage.total }) : String(damage.total),
      },
    }),
    now: nowOf(scene, card),
    rules: rulesOf(scene, card),
  };
}
