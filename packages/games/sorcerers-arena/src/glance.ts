import type { CardId, Json, Seat } from '@tavolata/kernel';
import type { Character, G, StepName } from './state.ts';
import { gearsOf } from './steps/upgrade.ts';
import { handLimit } from './verbs/cards.ts';
import { decider } from './verbs/characters.ts';
import { abilityRow, BOX, deck, discardPile, exilePile, hand, inPlay } from './zones.ts';

const names = (g: G, cards: readonly CardId[]): string[] => cards.map(card => g.def(card).id);

const SETUP: readonly StepName[] = [
  'choose-sides',
  'draft',
  'order-tiles',
  'place-preset',
  'place',
  'deal-hands',
  'redraw',
];
const END: readonly StepName[] = ['end-phase', 'discard-down', 'next-turn', 'offer-draw'];

/** The part of the match that is under way. */
export function phaseOf({ state: { next } }: G): 'setup' | 'start' | 'main' | 'end' {
  if (SETUP.includes(next)) return 'setup';
  if (END.includes(next)) return 'end';
  return next.startsWith('start-') ? 'start' : 'main';
}

const glanceCharacter = ({ seat, hp, space, statuses, upgraded }: Character): Json => ({
  seat,
  hp,
  at: space ?? 'out',
  statuses: { ...statuses },
  upgraded,
});

function glanceSeat(g: G, seat: Seat): Json {
  return {
    side: g.state.sides[seat] ?? 'none',
    decider: decider(g, seat),
    characters: [...(g.state.picks[seat] ?? [])],
    limit: handLimit(g, seat),
    hand: names(g, g.cards(hand(seat))),
    deck: g.cards(deck(seat)).length,
    top: names(g, g.cards(deck(seat)).slice(0, 3)),
    bottom: names(g, g.cards(deck(seat)).slice(-1)),
    inPlay: names(g, g.cards(inPlay(seat))),
    discard: names(g, g.cards(discardPile(seat))),
    exile: names(g, g.cards(exilePile(seat))),
    abilities: names(g, g.cards(abilityRow(seat))),
    gears: gearsOf(g, seat),
  };
}

/** A position by names: what scenarios check and a text table reads out. Of two of a name, the second is `name-2`. */
export function glance(g: G): Json {
  const { state } = g;
  const { row } = state;
  const nameAt = (i: number): string => {
    const name = (row[i] as Character).name;
    return row.slice(0, i).some(other => other.name === name) ? `${name}-2` : name;
  };
  return {
    chapter: state.chapter,
    round: state.round,
    phase: phaseOf(g),
    summoners: state.summoners,
    row: row.map((_, i) => nameAt(i)),
    active: row.length > 0 ? nameAt(state.marker) : 'nobody',
    characters: Object.fromEntries(row.map((who, i) => [nameAt(i), glanceCharacter(who)])),
    vp: { ...state.vp },
    lastRound: state.lastRound,
    extraRounds: state.extraRounds,
    turn: { moved: state.turn.moved, acted: state.turn.acted, skills: [...state.turn.skills] },
    seats: Object.fromEntries(g.seats.map(seat => [seat, glanceSeat(g, seat)])),
    box: g.cards(BOX).length,
    winners: state.core.result?.winners ?? [],
    order: state.core.result?.order ?? [],
    result: state.core.result?.reason ?? 'none',
  };
}
