import type { CardId } from '@tavolata/kernel';
import type { Use } from '../defs.ts';
import type { G } from '../state.ts';
import { faceOf } from '../table/table.ts';

/** What cards are for, as far as their kind tells. */
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

export function useOfCard(g: G, card: CardId): Use {
  const { bots, subtype = '', type } = faceOf(g, card);
  if (type === 'character') return 'loot-play';
  return bots.use ?? BY_SUBTYPE[subtype] ?? 'gain';
}
