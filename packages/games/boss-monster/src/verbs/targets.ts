import { type CardId, choose, type Flow, type RuleId, type Seat } from '@tavolata/kernel';
import type { Action, Use } from '../behaviour.ts';
import type { Aim, Effect, G, Spot } from '../state.ts';
import { souls, TOWN } from '../zones.ts';
import { opponents, spotOf } from './dungeon.ts';
import { heroInside } from './heroes.ts';

/** The half of an action that finds its target: legal ones exist, one is fixed, it is still legal at resolution. */
type Targeting = Required<Pick<Action, 'refuse' | 'aim' | 'isLegal'>>;

interface Kind {
  readonly prompt: string;
  readonly reason: string;
  readonly rule?: RuleId;
  readonly candidates: (g: G, me: Seat) => readonly CardId[];
}

function targeting(slot: 'room' | 'hero', kind: Kind): Targeting {
  const { prompt, reason, candidates, rule = 'BM-SPELL-08' } = kind;
  return {
    refuse: (g, { me }) => (candidates(g, me).length === 0 ? g.refuse(rule, reason) : undefined),
    *aim(g: G, { me, card }: Use): Flow<Aim> {
      const target = yield* choose(g, me, prompt, candidates(g, me), { rule: 'BM-SPELL-09', source: card });
      return target === undefined ? {} : { [slot]: target };
    },
    isLegal: (g, { by, aim }) => aim[slot] !== undefined && candidates(g, by).includes(aim[slot]),
  };
}

/** A visible, active Room among those given (BM-DEACT-08, BM-FACE-04). */
export const atRoom = (
  prompt: string,
  reason: string,
  spots: (g: G, me: Seat) => readonly Spot[],
): Targeting =>
  targeting('room', { prompt, reason, candidates: (g, me) => spots(g, me).map(spot => spot.room) });

/** A Hero inside one of the dungeons given; not one at an entrance (BM-LAY-06). */
export const atHeroInside = (prompt: string, whose: (g: G, me: Seat) => readonly Seat[]): Targeting =>
  targeting('hero', {
    prompt,
    reason: 'no-hero-inside',
    candidates: (g, me) => whose(g, me).flatMap(seat => heroInside(g, seat) ?? []),
  });

export const atHeroInTown = (prompt: string): Targeting =>
  targeting('hero', { prompt, reason: 'town-empty', candidates: g => g.cards(TOWN) });

/** A face-down Hero in somebody's score area. */
export const atSoul = (prompt: string, whose: (g: G, me: Seat) => readonly Seat[]): Targeting =>
  targeting('hero', {
    prompt,
    reason: 'no-soul',
    candidates: (g, me) => whose(g, me).flatMap(seat => g.cards(souls(seat))),
  });

export const mine = (_: G, me: Seat): Seat[] => [me];
export const theirs = opponents;
export const anybodys = (g: G): Seat[] => g.state.order;

/** The targeted Room's place; the effect is resolved only if it still has one. */
export function aimedSpot(g: G, { aim }: Effect): Spot {
  const spot = aim.room === undefined ? undefined : spotOf(g, aim.room);
  if (!spot) throw new Error('the effect was not checked before it was resolved');
  return spot;
}

export function aimedHero({ aim }: Effect): CardId {
  if (aim.hero === undefined) throw new Error('the effect was declared without its Hero');
  return aim.hero;
}

/** Whose score area or dungeon a Hero lies in. */
export const ownerOf = (g: G, card: CardId): Seat => g.zoneOf(card).split('/')[1] as Seat;

/** One of the opponents, for effects that name one. */
export const chooseOpponent = (
  g: G,
  { me, card }: Use,
  prompt: string,
  among = opponents(g, me),
): Flow<Seat | undefined> => choose(g, me, prompt, among, { source: card });
