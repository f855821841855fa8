/** What stands for each Spell. */
import { pictured } from '@tavolata/board-kit/icons';
import { sprite } from './icons.mjs';

export const spells = n =>
  pictured('boss-monster').map(({ id, icon, tone }) => [id, sprite(icon, n, tone, { hole: '#1a1024' })]);
