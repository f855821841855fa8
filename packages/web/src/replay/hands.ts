import { type Def, type Game, isSeat, type State, type ZoneId } from '@tavolata/kernel';

/** What somebody holds so that not everybody sees it, or has laid down covered: zones with cards, of this seat. */
export function handsOf({ zones }: Pick<Game<State, Def>, 'zones'>, state: State, seat: string): ZoneId[] {
  return Object.entries(state.core.zones).flatMap(([zone, cards]) => {
    const [kind = zone, owner] = zone.split('/');
    const sees = zones?.[kind]?.sees;
    const isHeld = isSeat(owner) && sees !== 'all' && sees !== 'nobody';
    return isHeld && owner === seat && cards.length > 0 ? [zone] : [];
  });
}
