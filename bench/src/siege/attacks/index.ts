import type { SiegeAttack } from '../wire/attack.ts';
import { connections } from './connections.ts';
import { crowding } from './crowding.ts';
import { floods } from './floods.ts';
import { lobby } from './lobby.ts';
import { longMatches } from './long-matches.ts';
import { malformed } from './malformed.ts';
import { pageFiles } from './page-files.ts';
import { seated } from './seated.ts';
import { slow } from './slow.ts';

export const attacks: readonly SiegeAttack[] = [
  ...floods,
  ...connections,
  ...pageFiles,
  ...slow,
  ...crowding,
  ...longMatches,
  ...lobby,
  ...seated,
  ...malformed,
];
