import type { CardId } from '@tavolata/kernel';
import { artifacts, hand, mourners, openWallows } from '@tavolata/mourners-call';
import type { MournersCallScene } from './scene.ts';

/** What lies in front of me, by kind. */
export interface Mine {
  readonly court: readonly CardId[];
  readonly mourners: readonly CardId[];
  readonly wallows: readonly CardId[];
}

export function mineIn({ g, me }: MournersCallScene): Mine {
  const of = (zone: (seat: never) => string): readonly CardId[] => (me ? g.cards(zone(me as never)) : []);
  return { court: of(hand), mourners: of(mourners), wallows: [...of(openWallows), ...of(artifacts)] };
}
