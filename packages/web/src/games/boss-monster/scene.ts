import type { BossMonsterState, CardDef } from '@tavolata/boss-monster';
import type { Scene } from '../page.ts';

export type BossMonsterScene = Scene<BossMonsterState, CardDef>;
