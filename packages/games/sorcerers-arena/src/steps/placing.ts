import { choose, type Flow, type Seat } from '@tavolata/kernel';
import { type CharacterName, PRESETS, type PresetDef, type SpaceName } from '../defs.ts';
import type { Character, G } from '../state.ts';
import { isFree, startSpaces } from '../verbs/board.ts';
import { character, decider, sideOfSeat } from '../verbs/characters.ts';
import { gather, hasLeft } from '../verbs/leavers.ts';

function place(g: G, who: Character, space: SpaceName): void {
  who.space = space;
  g.emit('placed', { character: who.name, seat: who.seat, to: space });
}

const presetSpaces = (g: G, seat: Seat): readonly SpaceName[] =>
  (PRESETS.find(({ side }) => side === sideOfSeat(g, seat)) as PresetDef).spaces;

/** SA-SETUP-06: both at once say which of their two takes the first space; by default the one that acts first. */
export function* placePreset(g: G): Flow<void> {
  const namesOf = (seat: Seat): CharacterName[] =>
    g.state.row.filter(each => each.seat === seat).map(({ name }) => name);
  const firsts = yield* gather<CharacterName>(
    g,
    'place',
    function* (seat, who) {
      return (yield* choose(g, who, 'place-first', namesOf(seat), {
        rule: 'SA-SETUP-06',
        // By its name: the red side sees the Arena turned, and its first space on the right.
        params: { space: presetSpaces(g, seat)[0] as SpaceName },
        as: name => ({ key: 'pick-character', place: name, params: { character: name } }),
      })) as CharacterName;
    },
    seat => namesOf(seat)[0] as CharacterName,
  );
  if (!firsts) return;
  for (const [seat, first] of firsts) {
    const spaces = presetSpaces(g, seat);
    const own = g.state.row.filter(each => each.seat === seat);
    own.sort((x, y) => Number(y.name === first) - Number(x.name === first));
    own.forEach((who, i) => {
      place(g, who, spaces[i] as SpaceName);
    });
  }
  g.state.next = 'deal-hands';
}

/** SA-PLACE-01, SA-TEAM-10: from the last tile to the first, on any free start space of one's own side. */
export function* placeNext(g: G): Flow<void> {
  const id = g.state.row.findLastIndex(each => each.space === undefined);
  if (id < 0) {
    g.state.next = 'deal-hands';
    return;
  }
  const { name, seat } = character(g, id);
  const who = decider(g, seat);
  const space = yield* choose(g, who, 'place', startSpaces(sideOfSeat(g, seat)), {
    rule: g.seats.length > 2 ? 'SA-TEAM-10' : 'SA-PLACE-01',
    params: { character: name },
    as: each => ({ key: 'space', place: each }),
    refuse: each => (isFree(g, each) ? undefined : g.refuse('SA-BOARD-01', 'space-occupied')),
  });
  if (space && !hasLeft(g, who)) place(g, character(g, id), space);
}
