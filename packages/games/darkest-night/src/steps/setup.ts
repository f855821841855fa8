import { choose, type Flow } from '@tavolata/kernel';
import { HEROES, type HeroName, LOCATIONS, limits, type MapDef, MONASTERY, modeDef } from '../defs.ts';
import type { G, HeroId } from '../state.ts';
import { refillHand } from '../tasks/creating.ts';
import { anyHero, join, pickPowers, refuseJoining } from '../tasks/joining.ts';
import { seatOf } from '../verbs/heroes.ts';
import { discardMaps, drawMap } from '../verbs/maps.ts';
import { BLIGHT_SUPPLY, blightsAt } from '../zones.ts';

/** DN-SETUP-06: place by place, whoever leads it chooses; or, if the players wish it so, chance does. */
export function* chooseHero(g: G): Flow<void> {
  const { place, dealt } = g.state;
  const name = dealt ? anyHero(g) : yield* heroOfChoice(g, place);
  if (name) join(g, place, name);
  g.state.next = 'choose-powers';
}

function* heroOfChoice(g: G, place: HeroId): Flow<HeroName | undefined> {
  const names = HEROES.map(({ id }) => id as HeroName);
  return yield* choose(g, seatOf(g, place), 'choose-hero', names, {
    rule: 'DN-SETUP-06',
    params: { number: place + 1, of: g.state.heroes.length },
    as: each => ({ key: 'hero', place: each }),
    refuse: each => refuseJoining(g, each),
  });
}

export function* choosePowers(g: G): Flow<void> {
  const { place } = g.state;
  yield* pickPowers(g, place);
  const { state } = g;
  if (state.round > 0) {
    state.next = 'next-hero';
    return;
  }
  state.place = place + 1;
  state.next = state.heroes[state.place] ? 'choose-hero' : 'first-blights';
}

/** DN-SETUP-14, DN-SETUP-15, DN-EXPERT-02: a blight on every location but the Monastery, for each map card. */
export function firstBlights(g: G): void {
  const { state } = g;
  const maps = state.modes.includes('expert') ? modeDef('expert').setupMaps : limits.setupMaps;
  for (let n = 0; n < maps; n++) {
    const map = drawMap(g);
    if (map === undefined) break;
    for (const { id } of LOCATIONS) if (id !== MONASTERY) placeFirst(g, g.def(map) as MapDef, id);
  }
  discardMaps(g);
  state.place = state.heroes.length - 1;
  state.next = state.necromancerSeat ? 'necromancer-draws' : 'round';
}

/** If the token has run out, another card is drawn for that location only. */
function placeFirst(g: G, map: MapDef, at: (typeof LOCATIONS)[number]['id']): void {
  const token = g.cards(BLIGHT_SUPPLY).find(card => g.is(card, map.blights[at]));
  if (token === undefined) {
    const another = drawMap(g);
    if (another !== undefined) placeFirst(g, g.def(another) as MapDef, at);
    return;
  }
  g.move(token, blightsAt(at));
  g.emit('blight-created', { card: token, location: at });
}

/** DN-NPLAY-02: after the setup blights. */
export function necromancerDraws(g: G): void {
  refillHand(g);
  g.state.next = 'round';
}
