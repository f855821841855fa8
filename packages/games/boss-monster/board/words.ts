import { isHidden, listed } from '@tavolata/board-kit';
import { type CardDef, type HeroDef, heroHealth, type RoomDef } from '@tavolata/boss-monster';
import type { CardId, Seat } from '@tavolata/kernel';
import { aimingAt, damageAt, isActing, type SpaceFacts } from './facts.ts';
import { heroAt } from './hero-here.ts';
import type { BossMonsterScene } from './scene.ts';

export const nameOf = ({ g, say }: BossMonsterScene, card: CardId): string => {
  const def = g.def(card);
  return say.card(def.id, def.back);
};

/** A Hero where there is little place. */
export const shortName = (scene: BossMonsterScene, card: CardId): string => {
  const key = `card.${scene.g.def(card).id}.short`;
  return scene.say.has(key) ? scene.say.say(key) : nameOf(scene, card);
};

export const namesOf = (scene: BossMonsterScene, cards: readonly CardId[]): string =>
  cards.map(card => nameOf(scene, card)).join(', ');

const treasureWords = ({ say }: BossMonsterScene, { treasure }: CardDef): string =>
  treasure.map(icon => say.say(`treasure.${icon}`)).join(', ');

/** What everybody who listens has to know about a card, whatever it is. */
function standing(scene: BossMonsterScene, card: CardId): string {
  const { say } = scene;
  const aiming = aimingAt(scene, card);
  return listed(
    aiming.length > 0 && say.say('board.aimed', { cards: namesOf(scene, aiming) }),
    isActing(scene, card) && say.say('board.acting'),
  );
}

function roomWords(scene: BossMonsterScene, card: CardId, def: RoomDef): string {
  const { say } = scene;
  const { value, bonus } = damageAt(scene, card);
  return listed(
    say.say(`board.room.${def.subtype}`),
    def.tier === 'advanced' && say.say('board.advanced'),
    value === undefined ? say.say('board.damage-counted') : say.say('board.damage', { damage: value }),
    bonus !== 0 && say.say('board.more', { amount: bonus }),
    treasureWords(scene, def),
  );
}

function heroWords(scene: BossMonsterScene, card: CardId, def: HeroDef): string {
  const { say } = scene;
  return listed(
    say.say(`tier.${def.tier}`),
    say.say('board.health', { health: heroHealth(scene.g, card) }),
    treasureWords(scene, def) || say.say('board.no-treasure'),
  );
}

export function phasesOf(def: CardDef): 'build' | 'adventure' | 'both' | undefined {
  if (def.type !== 'spell') return undefined;
  if (def.phases.length > 1) return 'both';
  return def.phases[0];
}

/** A card's full name: number, type and state included. */
export function labelOf(scene: BossMonsterScene, card: CardId): string {
  const { g, say } = scene;
  const def = g.def(card);
  const name = nameOf(scene, card);
  if (isHidden(def)) return name;
  const words =
    def.type === 'room'
      ? roomWords(scene, card, def)
      : def.type === 'hero'
        ? heroWords(scene, card, def)
        : def.type === 'boss'
          ? listed(say.say('type.boss'), say.say('board.xp', { xp: def.xp }), treasureWords(scene, def))
          : listed(say.say('type.spell'), say.say(`board.phases.${phasesOf(def)}`));
  return listed(name, words, standing(scene, card));
}

/** The same for a Room in its space. */
export function spaceLabel(scene: BossMonsterScene, facts: SpaceFacts): string {
  const { say } = scene;
  const { card, beneath } = facts;
  const hero = heroAt(scene, facts.seat, facts.space.id);
  return listed(
    facts.faceDown && say.say('board.face-down'),
    labelOf(scene, card),
    facts.deactivated && say.say('board.deactivated'),
    facts.used && say.say('board.used'),
    beneath.length > 0 && say.say('board.covers', { count: beneath.length }),
    hero !== undefined && say.say('board.inside', { hero: nameOf(scene, hero) }),
  );
}

/** Where a Hero in town would go as things stand. */
export function goingWords(scene: BossMonsterScene, to: Seat | undefined): string {
  if (to === undefined) return scene.say.say('board.would-stay');
  if (to === scene.you) return scene.say.say('board.would-come');
  return scene.say.say('board.would-go', { name: to });
}
