import type { CardId, Option, Seat } from '@tavolata/kernel';
import type { G, Roll, StackItem } from '../state.ts';
import { attackTargets } from '../steps/attack.ts';
import { isAffordable } from '../steps/purchase.ts';
import { clamp } from '../verbs/dice.ts';
import { dcOf, hpOf, rollBonus } from '../verbs/standing.ts';
import { active, faceOf, isCharged, itemsOf, monsters } from '../verbs/table.ts';
import { attackWorth, DEATH, TREASURE } from './odds.ts';

/** What a card is for, as far as its kind tells: when to use it. */
export type Use = 'money' | 'roll' | 'shield' | 'recharge' | 'damage' | 'cancel' | 'gain' | 'loot-play';

const BY_SUBTYPE: Readonly<Record<string, Use>> = {
  'loot-penny': 'money',
  'loot-2-cents': 'money',
  'loot-3-cents': 'money',
  'loot-4-cents': 'money',
  'loot-nickel': 'money',
  'loot-butter-bean': 'cancel',
  'loot-bomb': 'damage',
  'loot-battery': 'recharge',
};

/** Cards whose kind says too little. */
const BY_ID: Readonly<Record<string, Use>> = {
  'dice-shard': 'roll',
  'soul-heart': 'shield',
  'the-d6': 'roll',
  'book-of-belial': 'roll',
  'spoon-bender': 'roll',
  'lucky-foot': 'roll',
  'mini-mush': 'roll',
  godhead: 'roll',
  libra: 'roll',
  'twenty-twenty': 'roll',
  'i-the-magician': 'roll',
  'yum-heart': 'shield',
  'holy-mantle': 'shield',
  'v-the-hierophant': 'shield',
  'moms-bra': 'shield',
  'host-hat': 'shield',
  'the-poop': 'shield',
  'guppys-paw': 'shield',
  'the-battery': 'recharge',
  'battery-bum': 'recharge',
  'mega-battery': 'recharge',
  'mr-boom': 'damage',
  'razor-blade': 'damage',
  'golden-razor-blade': 'damage',
  'tech-x': 'damage',
  'no-treasure': 'cancel',
  'o-the-fool': 'cancel',
};

export function useOfCard(g: G, card: CardId): Use {
  const { id, subtype = '', type } = faceOf(g, card);
  if (type === 'character') return 'loot-play';
  return BY_ID[id] ?? BY_SUBTYPE[subtype] ?? 'gain';
}

/** A roll that, left as it is, goes against me. */
export function isBadRoll(g: G, me: Seat, roll: Roll): boolean {
  const face = clamp(roll.face + rollBonus(g, roll));
  if (!roll.attack) return roll.by === me ? face <= 1 : false;
  const hits = face >= dcOf(g, roll.attack);
  return (roll.by === me) !== hits;
}

const top = (g: G): StackItem | undefined => g.state.stack.at(-1);

/** Damage on top of the stack that would kill me. */
function isDeadly(g: G, me: Seat): boolean {
  const item = top(g);
  return item?.kind === 'damage' && item.to.seat === me && item.amount >= hpOf(g, { seat: me });
}

const hasRechargeable = (g: G, me: Seat): boolean =>
  itemsOf(g, me).some(card => !isCharged(g, card) && (faceOf(g, card).does.abilities?.length ?? 0) > 0);

/** What playing a loot or using an ability is worth now; below zero: not now. */
export function deedWorth(g: G, me: Seat, { key, card }: Option): number {
  if (card === undefined) return -1;
  const item = top(g);
  const mine = active(g) === me;
  const idle = mine && item === undefined && g.state.stage === 'action' && !g.state.attack;
  switch (useOfCard(g, card)) {
    case 'money':
      return idle ? 8 : -1;
    case 'roll':
      return item?.kind === 'roll' && isBadRoll(g, me, item) ? 6 : -1;
    case 'shield':
      return isDeadly(g, me) ? 9 : -1;
    case 'recharge':
      return idle && hasRechargeable(g, me) ? 5 : -1;
    case 'damage':
      return idle &&
        monsters(g).some(one => hpOf(g, { card: one, life: g.state.things[one]?.life ?? 0 }) === 1)
        ? 4
        : -1;
    case 'cancel':
      return (item?.kind === 'loot' || item?.kind === 'ability') && item.by !== undefined && item.by !== me
        ? 3
        : -1;
    case 'loot-play':
      return idle && g.cards(`hand/${me}`).length > 0 ? 3 : -1;
    default:
      return idle ? (key === 'paid' ? 1 : 6) : -1;
  }
}

/** The best there is to attack. */
export const bestAttack = (g: G, me: Seat): number =>
  Math.max(-DEATH, ...attackTargets(g).map(target => attackWorth(g, me, target)));

export function actWorth(g: G, me: Seat, option: Option): number {
  switch (option.key) {
    case 'end-turn':
      return 0;
    case 'attack':
      return bestAttack(g, me);
    case 'buy':
      return isAffordable(g, me) ? TREASURE : -5;
    case 'barter':
      return -10;
    default:
      // Before the declarations, whose outcome it may help.
      return deedWorth(g, me, option) + (deedWorth(g, me, option) > 0 ? 50 : 0);
  }
}
