import { type Inspected, isHidden, rulesAbout, whose } from '@tavolata/board-kit';
import { isUsed, lures, player, stack } from '@tavolata/boss-monster';
import type { CardId, Seat } from '@tavolata/kernel';
import { doesOf } from './does.ts';
import { aimingAt, damageAt } from './facts.ts';
import { numbers, totalOf } from './numbers.ts';
import type { BossMonsterScene } from './scene.ts';
import { nameOf } from './words.ts';

/** Rules that a reader of such a card asks for. */
const BY_TYPE: Readonly<Record<string, readonly string[]>> = {
  room: ['BM-ADV-18', 'BM-LAY-08'],
  spell: ['BM-SPELL-09'],
  hero: ['BM-BAIT-01', 'BM-ADV-16'],
  boss: ['BM-BOSS-05', 'BM-LEVEL-01'],
};

function rulesOf({ g }: BossMonsterScene, card: CardId): readonly string[] {
  const def = g.def(card);
  const isAdvanced = def.type === 'room' && def.tier === 'advanced';
  return rulesAbout(def.rulings, isAdvanced ? ['BM-ROOM-07'] : [], BY_TYPE[def.type]);
}

/** What the magnifying glass tells beside the card itself. */
export function inspect(scene: BossMonsterScene, card: CardId): Inspected {
  const { g, say } = scene;
  const def = g.def(card);
  const where = whereIs(scene, card);
  if (isHidden(def)) return { ...(where !== undefined && { where }), now: roomLines(scene, card) };
  const damage = def.type === 'room' ? damageAt(scene, card).value : 0;
  const lines = numbers(scene, card);
  const total = totalOf(scene, card, damage);
  const title =
    def.type === 'hero'
      ? say.say('board.why-health', { health: total.value })
      : damage === undefined
        ? say.say('board.total-damage')
        : say.say('board.why-damage', { damage });
  return {
    ...(where !== undefined && { where }),
    ...(lines.length > 0 && { title, total }),
    now: nowOf(scene, card),
    rules: rulesOf(scene, card),
  };
}

function whereIs(scene: BossMonsterScene, card: CardId): string | undefined {
  const { g, say } = scene;
  const [kind, owner, space] = g.zoneOf(card).split('/') as [string, Seat | undefined, string | undefined];
  if (owner !== undefined && (kind === 'stack' || kind === 'face-down')) {
    const { spaces } = player(g, owner);
    const at = spaces.findIndex(({ id }) => id === Number(space)) + 1;
    return say.say('board.where.dungeon', { ...whose(scene, owner), space: at, spaces: spaces.length });
  }
  const key = {
    hand: 'hand',
    town: 'town',
    entrance: 'entrance',
    inside: 'inside',
    'boss-space': 'boss',
    souls: 'souls',
    wounds: 'wounds',
    pending: 'pending',
    'discard-pile': 'discard',
  }[kind];
  return key && say.say(`board.where.${key}`, owner && whose(scene, owner));
}

function nowOf(scene: BossMonsterScene, card: CardId): string[] {
  const { g, say, me } = scene;
  const def = g.def(card);
  const does = doesOf(scene, { card });
  const aiming = aimingAt(scene, card);
  const lines = [
    does !== undefined && say.say('board.now.does', { does }),
    aiming.length > 0 && say.say('board.now.aimed', { cards: aiming.map(each => nameOf(scene, each)) }),
    def.type === 'room' && isUsed(g, card) && say.say('board.now.used'),
    ...roomLines(scene, card),
  ];
  if (def.type === 'hero' && g.isIn(card, 'town')) {
    const to = lures(g, me).get(card);
    lines.push(to === undefined ? say.say('board.now.stay') : say.say('board.now.go', whose(scene, to)));
  }
  if (def.type === 'boss') lines.push(bossLine(scene, card));
  return lines.filter(line => line !== false);
}

function bossLine({ g, say }: BossMonsterScene, card: CardId): string {
  const owner = g.zoneOf(card).split('/')[1] as Seat | undefined;
  const done = owner !== undefined && player(g, owner).levelledUp;
  return say.say(done ? 'board.now.levelled' : 'board.now.level');
}

function roomLines(scene: BossMonsterScene, card: CardId): string[] {
  const { g, say } = scene;
  const [kind, owner, id] = g.zoneOf(card).split('/') as [string, Seat | undefined, string | undefined];
  if (owner === undefined || (kind !== 'stack' && kind !== 'face-down')) return [];
  const pile = g.cards(stack(owner, Number(id)));
  // Under a face-down card lies the whole pile, for all to see (BM-INFO-01).
  const beneath = pile.slice(pile.indexOf(card) + 1).map(each => nameOf(scene, each));
  const off = player(g, owner).spaces.find(space => space.id === Number(id))?.deactivated;
  return [
    ...(off ? [say.say('board.now.deactivated')] : []),
    ...(beneath.length > 0 ? [say.say('board.now.under', { cards: beneath })] : []),
  ];
}
