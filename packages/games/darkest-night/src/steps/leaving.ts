import { type Seat, seatsFrom } from '@tavolata/kernel';
import type { G } from '../state.ts';
import { nameOf } from '../verbs/heroes.ts';
import { heroesLose } from '../verbs/victory.ts';
import { MAP_DISCARD, necromancerHand } from '../zones.ts';

/** DN-LEAVE-01: never while an effect is being carried out, which takes several steps. */
export function leave(g: G, seat: Seat): void {
  if (g.state.tasks.length > 0) g.state.leaving.push(seat);
  else takeOut(g, seat);
}

/** Those who had to wait, one at a time, in the order in which they left. */
export function takeNextOut(g: G): void {
  const seat = g.state.leaving.shift();
  if (seat) takeOut(g, seat);
}

function takeOut(g: G, seat: Seat): void {
  if (seat === g.state.necromancerSeat) takeNecromancerOut(g, seat);
  else takeHeroesOver(g, seat);
}

/** DN-LEAVE-06: from now on he moves and creates by the normal rules. */
function takeNecromancerOut(g: G, seat: Seat): void {
  for (const card of g.cards(necromancerHand(seat))) g.move(card, MAP_DISCARD, 'front');
  delete g.state.necromancerSeat;
  g.emit('necromancer-freed', { seat });
}

/** DN-LEAVE-02, DN-LEAVE-03: each hero goes to who leads the fewest, just as it is; DN-LEAVE-05: or all is lost. */
function takeHeroesOver(g: G, seat: Seat): void {
  const { state } = g;
  const { gone } = state.core;
  const others = seatsFrom(g.seats, seat).filter(
    other =>
      other !== seat && other !== state.necromancerSeat && !gone.includes(other) && leadsHeroes(g, other),
  );
  if (others.length === 0) return heroesLose(g, 'heroes-left', 'DN-LEAVE-05');
  for (const [place, hero] of state.heroes.entries()) {
    if (hero.seat !== seat) continue;
    const fewest = Math.min(...others.map(other => led(g, other)));
    hero.seat = others.find(other => led(g, other) === fewest) as Seat;
    if (hero.name) g.emit('taken-over', { hero: nameOf(g, place), seat: hero.seat });
  }
}

const led = (g: G, seat: Seat): number => g.state.heroes.filter(hero => hero.seat === seat).length;
const leadsHeroes = (g: G, seat: Seat): boolean => led(g, seat) > 0;
