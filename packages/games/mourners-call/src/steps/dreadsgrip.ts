import { type CardId, type Flow, maybeChoose, type Seat } from '@tavolata/kernel';
import { type GuildId, LOCATIONS, type Location, limitFor, limits } from '../defs.ts';
import type { G } from '../state.ts';
import {
  artifactsOf,
  awake,
  figuresAt,
  guildsAt,
  inOrder,
  isGuarded,
  mournerDef,
  player,
  seatsIn,
  wallowsDef,
} from '../verbs/board.ts';
import { returnFigure, sendToCrypt } from '../verbs/figures.ts';
import { beginPhase } from './phases.ts';

/** MC-GRIP-12: the level at the start of the phase counts for all of it. */
export function dreadsgrip(g: G): void {
  const { state } = g;
  // What looked at the end of the Action phase has had its moment.
  for (const seat of seatsIn(g)) {
    delete player(g, seat).tally['action-phase-ended'];
    delete player(g, seat).tally['action-phase-ended-after-your-action'];
  }
  beginPhase(g, 'dreadsgrip');
  state.gripThreat = state.threat;
  state.at = 0;
  state.next = 'grip-location';
}

/** MC-GRIP-02, MC-GRIP-03, MC-GRIP-10, MC-GRIP-11. */
export function isStruck(g: G, { id }: Location): boolean {
  const { gripThreat, playersAtStart } = g.state;
  if (isGuarded(g, id)) return false;
  const figures = seatsIn(g).reduce((sum, seat) => sum + figuresAt(g, seat, id).length, 0);
  return figures > limitFor(gripThreat, playersAtStart);
}

/** A die of a figure, fixed before the roll (MC-GRIP-04). */
interface Die {
  readonly seat: Seat;
  readonly guild: GuildId;
  face: number;
}

/** The next struck location: all its dice, then rerolls, then what they do. */
export function* gripLocation(g: G): Flow<void> {
  const { state } = g;
  while (state.at < LOCATIONS.length && !isStruck(g, LOCATIONS[state.at] as Location)) state.at++;
  const location = LOCATIONS[state.at];
  if (!location) {
    state.next = 'tithe';
    return;
  }
  g.emit('location-struck', { place: location.id });
  const dice = roll(g, location);
  for (const seat of inOrder(g)) yield* rerolls(g, seat, location, dice);
  for (const die of dice) apply(g, location, die);
  state.at++;
}

/** MC-GRIP-04, MC-GRIP-05, MC-GRIP-09: one for each guild figure there, but for the holder of the Dreadsbane token. */
function roll(g: G, { id }: Location): Die[] {
  const dice = inOrder(g)
    .filter(seat => seat !== g.state.dreadsbane)
    .flatMap(seat =>
      guildsAt(g, seat, id).flatMap(({ guild, number }) =>
        Array.from({ length: number }, () => ({ seat, guild, face: g.die() })),
      ),
    );
  for (const seat of inOrder(g)) {
    const faces = dice.filter(die => die.seat === seat).map(({ face }) => face);
    if (faces.length > 0) g.emit('grip-rolled', { seat, place: id, dice: faces });
  }
  return dice;
}

/** Cards that let their owner roll one die of a location again, once a round. */
const rerollers = (g: G, seat: Seat): CardId[] =>
  [
    ...awake(g, seat).filter(card => mournerDef(g, card).does?.some(({ reroll }) => reroll)),
    ...artifactsOf(g, seat).filter(card => wallowsDef(g, card).ability?.does?.some(({ reroll }) => reroll)),
  ].filter(card => !g.state.used.includes(card));

function* rerolls(g: G, seat: Seat, { id }: Location, dice: Die[]): Flow<void> {
  for (const card of rerollers(g, seat)) {
    const mine = dice.filter(die => die.seat === seat);
    const die = yield* maybeChoose(g, seat, 'reroll', mine, {
      source: card,
      rule: 'MC-GRIP-04',
      params: { place: id },
      as: ({ guild, face }) => ({ key: 'die', place: guild, value: face }),
    });
    if (!die) continue;
    die.face = g.die();
    g.state.used.push(card);
    g.emit('die-rerolled', { seat, card, face: die.face });
  }
}

/** What a Mourner makes of a face for its owner's figures in this location. */
const softened = (g: G, seat: Seat, { faction }: Location, face: number): boolean =>
  awake(g, seat).some(card => {
    const { on, die, of } = mournerDef(g, card);
    return on === 'dreadsgrip-die' && die === face && (!of || of === faction);
  });

/** MC-GRIP-06, MC-GRIP-07, MC-GRIP-08. */
function apply(g: G, location: Location, { seat, guild, face }: Die): void {
  const { cryptUpTo, destroyUpTo, destroyFromThreat } = limits.dreadsgrip;
  if (face > cryptUpTo) return;
  const soft = softened(g, seat, location, face);
  const destroys = face <= destroyUpTo && g.state.gripThreat >= destroyFromThreat;
  if (destroys && !soft) returnFigure(g, seat, guild, location.id);
  else if (face <= destroyUpTo || !soft) sendToCrypt(g, seat, guild, location.id);
}
