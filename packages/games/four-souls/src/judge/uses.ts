import type { CardId } from '@tavolata/kernel';
import type { G } from '../state.ts';
import { faceOf } from '../verbs/table.ts';

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
  'golden-razor-blade': 'damage',
  'no-treasure': 'cancel',
  'o-the-fool': 'cancel',
};

export function useOfCard(g: G, card: CardId): Use {
  const { id, subtype = '', type } = faceOf(g, card);
  if (type === 'character') return 'loot-play';
  return BY_ID[id] ?? BY_SUBTYPE[subtype] ?? 'gain';
}
