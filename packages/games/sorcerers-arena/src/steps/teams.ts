import { choose, type Flow, type Refusal, type Seat } from '@tavolata/kernel';
import { CHARACTERS, type CharacterName, PRESET_ORDER, PRESETS, SIDES, type Side } from '../defs.ts';
import { chapterOf, matchOf, ROLES, takeSides } from '../setup.ts';
import type { G } from '../state.ts';
import { decider, seatsOf, sideOfSeat } from '../verbs/characters.ts';
import { hasLeft } from '../verbs/leavers.ts';
import { setRow } from './tiles.ts';

/** SA-SETUP-01: Summoner A says which of the two preset teams is theirs. */
export function* chooseSides(g: G): Flow<void> {
  const { state } = g;
  const first = state.summoners[0] as Seat;
  const side = yield* choose<Side>(g, first, 'choose-side', SIDES, {
    rule: 'SA-SETUP-01',
    as: each => ({ key: each, place: each }),
  });
  // Blue is the first of the two from here on.
  if (side === 'red') state.summoners.reverse();
  takeSides(g);
  for (const seat of g.seats) {
    const preset = PRESETS.find(each => each.side === sideOfSeat(g, seat));
    state.picks[seat] = [...(preset?.characters ?? [])];
    g.emit('team-taken', { seat, side: sideOfSeat(g, seat) });
  }
  // SA-SETUP-03: the tiles lie in a fixed order.
  setRow(
    g,
    PRESET_ORDER.map(name => ({
      name,
      seat: g.seats.find(seat => state.picks[seat]?.includes(name)) as Seat,
    })),
  );
  state.next = 'place-preset';
}

/** Whose pick is next: SA-DRAFT-04, SA-TEAM-02; without a draft one Summoner after another (SA-DRAFT-02). */
function draftOrder(g: G): Seat[] {
  const match = matchOf(g);
  const each = match.charactersEach ?? chapterOf(g).charactersEach;
  const { summoners, teams } = g.state;
  if (teams === 'free-pick') return summoners.flatMap(seat => Array.from({ length: each }, () => seat));
  return match.draft.map(role => summoners[ROLES.indexOf(role)] as Seat);
}

function refusePick(g: G, seat: Seat, name: CharacterName): Refusal | undefined {
  const { picks, twoCopies } = g.state;
  const mine = seatsOf(g, sideOfSeat(g, seat)).some(each => picks[each]?.includes(name));
  const isTeam = g.seats.length > 2;
  if (mine) return g.refuse(isTeam ? 'SA-TEAM-03' : 'SA-DRAFT-05', 'already-in-team');
  const taken = g.seats.some(each => picks[each]?.includes(name));
  if (!taken || twoCopies) return undefined;
  return g.refuse(isTeam ? 'SA-TEAM-02' : 'SA-DRAFT-04', 'already-taken');
}

/** One pick of the draft. */
export function* draft(g: G): Flow<void> {
  const { state } = g;
  const seat = draftOrder(g)[state.drafted];
  if (!seat) {
    state.next = 'order-tiles';
    return;
  }
  const names = CHARACTERS.map(({ id }) => id);
  const who = decider(g, seat);
  const random = state.teams === 'random';
  const open = names.filter(name => !refusePick(g, seat, name));
  const name = random
    ? open[g.int(open.length)]
    : yield* choose(g, who, 'draft', names, {
        rule: g.seats.length > 2 ? 'SA-TEAM-02' : 'SA-DRAFT-04',
        as: each => ({ key: 'pick-character', place: each, params: { character: each } }),
        refuse: each => refusePick(g, seat, each),
      });
  if (!name || (!random && hasLeft(g, who))) return;
  state.picks[seat]?.push(name);
  state.drafted++;
  g.emit('character-taken', { seat, character: name });
}
