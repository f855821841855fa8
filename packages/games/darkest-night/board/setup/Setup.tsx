import type { SetupProps } from '@tavolata/board-kit';
import { Decks } from './Decks.tsx';
import { Leads } from './Leads.tsx';
import { modesOf } from './leads.ts';

/** Before the night: who leads which hero, and power decks of one's own. */
export const Setup = (props: SetupProps) => (
  <>
    <Leads {...props} />
    {modesOf(props).includes('custom-deck') && <Decks {...props} />}
  </>
);
