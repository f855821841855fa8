import type { Judge } from '@tavolata/kernel';
import type { CardDef } from './defs.ts';
import type { BossMonsterState } from './state.ts';

export const judge: Judge<BossMonsterState, CardDef> = {
  value: () => 0,
  advise: () => [],
};
