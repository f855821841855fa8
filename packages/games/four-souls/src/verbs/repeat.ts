import type { CardId } from '@tavolata/kernel';
import type { Use } from '../cards/behaviour.ts';
import type { G } from '../state.ts';
import { wait } from './happen.ts';

/** An effect among the card's `lasting` goes on the stack so many times: each is over before the next begins. */
export function oneAfterAnother(g: G, { source, by }: Use, name: string, times: number): void {
  for (let n = 0; n < times; n++) wait(g, { source, path: ['lasting', name, 'effect'], ...(by && { by }) });
}

/** The cards an ability was paid for with. */
export const givenFor = ({ aims }: Use): CardId[] => (aims.at(-1) ?? []).flatMap(({ card }) => card ?? []);
