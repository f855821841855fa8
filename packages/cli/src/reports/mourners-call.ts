import { type Ask, from, type Pick, type Seat } from '@tavolata/kernel';
import {
  type CardDef,
  type G,
  LOCATIONS,
  limits,
  type MotiveDef,
  type MournersCallState,
  motives,
  player,
  type Scoring,
} from '@tavolata/mourners-call';
import type { MatchReport, Notes } from './report.ts';

/** One turn of the Action phase: where its player could have moved a figure, and where figures went. */
interface Turn {
  readonly seat: Seat;
  readonly could: readonly string[];
  readonly entered: Set<string>;
}

const mostOf = ({ atMost, points = 0, levels = [] }: Scoring): number =>
  atMost ?? Math.max(points, ...levels.map(level => level.points));

/** The locations a Move action could go to. */
function inReach(view: G, seat: Seat): string[] {
  const { influence, figures } = player(view, seat);
  return LOCATIONS.filter(
    ({ id, faction }) =>
      influence[faction] >= limits.move.influencePerFigure && figures.some(({ at }) => at !== id),
  ).map(({ id }) => id);
}

/** Every Court card that could be played in this turn, and whether it was. */
function noteCards(notes: Notes, view: G, ask: Ask & { kind: 'pick' }, pick: Pick): void {
  const names = ask.options.map(({ key, card }) =>
    key === 'play' && card !== undefined ? view.def(card).id : undefined,
  );
  for (const name of new Set(names)) if (name) notes.share('cards', name, names[pick as number] === name);
}

/** Whether our own numbers are fair: seats, Motives, and whether everything is worth using. */
export const mournersCallBalance: MatchReport<MournersCallState, CardDef> = {
  shares: {
    seats: 'wins by seat, a shared victory counting for each',
    order: 'wins by place in the first round',
    motives: 'matches in which a Motive brings at least half its most',
    cards: 'Court cards played, of the turns in which they could be',
    places: 'locations entered, of the turns in which a figure could move there',
  },
  numbers: { rounds: 'rounds', points: 'points of a player', etherea: 'Etherea left to a player' },
  watch(notes) {
    let first: Seat | undefined;
    let turn: Turn | undefined;
    const close = (): void => {
      for (const name of new Set([...(turn?.could ?? []), ...(turn?.entered ?? [])]))
        notes.share('places', name, turn?.entered.has(name) ?? false);
      turn = undefined;
    };
    return {
      event(g, type, params) {
        switch (type) {
          case 'round-began':
            first ??= g.state.first;
            return;
          case 'passed':
          case 'action-ended':
            return close();
          case 'figures-moved':
            if (params.seat === turn?.seat) turn?.entered.add(String(params.to));
            return;
          case 'special-placed':
            turn?.entered.add(String(params.place));
            return;
          case 'scored': {
            const [motive] = g.cards(motives(params.seat as Seat));
            if (motive === undefined) return;
            const { id, scores } = g.def(motive) as MotiveDef;
            notes.share('motives', id, Number(params.bonus) >= mostOf(scores) / 2);
            notes.number('points', Number(params.points));
          }
        }
      },
      answer(view, ask, pick) {
        if (ask.kind !== 'pick' || ask.prompt !== 'act') return;
        close();
        turn = { seat: ask.seat, could: inReach(view, ask.seat), entered: new Set() };
        noteCards(notes, view, ask, pick);
      },
      end({ state }, { winners }) {
        const order = from(state.core.seats, first ?? state.first);
        for (const seat of state.core.seats) {
          const won = winners.includes(seat);
          notes.share('seats', seat, won);
          notes.share('order', String(order.indexOf(seat) + 1), won);
          notes.number('etherea', state.players[seat]?.etherea ?? 0);
        }
        notes.number('rounds', state.round);
      },
    };
  },
};
