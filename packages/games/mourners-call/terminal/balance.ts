import { type Pick, type Question, type Seat, seatsFrom } from '@tavolata/kernel';
import type { MatchReport, Notes } from '@tavolata/kernel/terminal';
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
} from '../src/index.ts';

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
function noteCards(notes: Notes, view: G, question: Question & { kind: 'pick' }, pick: Pick): void {
  const names = question.options.map(({ key, card }) =>
    key === 'play' && card !== undefined ? view.def(card).id : undefined,
  );
  for (const name of new Set(names)) if (name) notes.share('cards', name, names[pick as number] === name);
}

/** Whether our own numbers are fair: seats, Motives, and whether everything is worth using. */
export const balance: MatchReport<MournersCallState, CardDef> = {
  shares: ['seats', 'order', 'motives', 'cards', 'places'],
  numbers: ['rounds', 'points', 'etherea'],
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
      answer(view, question, pick) {
        if (question.kind !== 'pick' || question.prompt !== 'act') return;
        close();
        turn = { seat: question.seat, could: inReach(view, question.seat), entered: new Set() };
        noteCards(notes, view, question, pick);
      },
      end({ state }, { winners }) {
        const order = seatsFrom(state.core.seats, first ?? state.first);
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
