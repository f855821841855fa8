import type { Option, Seat } from '@tavolata/kernel';
import type { G } from '../../state.ts';
import { activate } from './activate.ts';
import { fight } from './fight.ts';
import type { ActionKind } from './kind.ts';
import { moving } from './moving.ts';
import { playing } from './playing.ts';
import { buying, recruiting } from './recruiting.ts';

/** MC-ACT-02, by the key of their options. */
export const ACTIONS: Readonly<Record<string, ActionKind>> = {
  play: playing,
  recruit: recruiting,
  'buy-mourner': buying,
  move: moving,
  activate,
  fight,
};

const KINDS = Object.values(ACTIONS);

export function actionsOf(g: G, seat: Seat): Option[] {
  const options: Option[] = [];
  for (const { offers } of KINDS) options.push(...offers(g, seat));
  return options;
}
