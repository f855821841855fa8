import { keyOf } from '@tavolata/kernel/match';
import type { Header } from '@tavolata/table';

/** Of a match that nobody will play. */
export const headerOf = (id: string, game = 'boss-monster'): Header => ({
  id,
  game,
  rules: '1.0.0',
  schema: 1,
  setup: { seats: ['a', 'b'], options: {} },
  secret: { key: keyOf(`${id} key`), salt: keyOf(`${id} salt`) },
  commitment: keyOf(id),
  seats: { a: { who: 'person', name: 'Ada' }, b: { who: 'person', name: 'Bruno' } },
  owner: 'a',
  pace: { min: 0, max: 0 },
  created: 1,
});
