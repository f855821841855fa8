import type { Game, Pick, Question } from '@tavolata/kernel';
import { describe, expect, it } from 'vitest';
import { Client, person, sitDown } from '../toys/kit.ts';
import { type Sparring, sparring } from '../toys/sparring.ts';

type Asked = Parameters<Game<Sparring>['step']>[0];
type Asks = readonly Question[];

/** The rules with something done to what they ask, or to what is answered. */
const changed = (
  ask: (asks: Asks) => Asks,
  answered: (asks: Asks, picks: Pick[]) => void,
): Game<Sparring> => ({
  ...sparring,
  *step(g: Asked) {
    const flow = sparring.step(g);
    let next = flow.next();
    while (!next.done) {
      const questions = next.value;
      const picks = yield Array.isArray(questions) ? [...ask(questions)] : questions;
      if (Array.isArray(questions)) answered(questions, picks);
      next = flow.next(picks);
    }
  },
});

/** A bid of three by the last is more than these rules can bear. */
const greedy = changed(
  asks => asks,
  (asks, picks) => {
    if (asks.length > 1 && picks.at(-1) === 3) throw new Error('three is too much');
  },
);
/** The same game a year later: the first question has another name, so that old logs no longer fit. */
const renamed = {
  ...changed(
    asks => asks.map(question => (question.prompt === 'act' ? { ...question, prompt: 'move' } : question)),
    () => {},
  ),
  version: '2.0',
};

const handOf = ({ snapshot }: Client) => {
  const { core } = snapshot.view as Sparring;
  return core.zones['hand/a']?.map(card => sparring.defs[core.def[card - 1_000_000] as number]?.id);
};

describe('a step that is lost', () => {
  it('by a crash leaves gone who has gone, after a restart too', async () => {
    const seats = [person('Ada'), person('Bruno'), person('Carla')];
    const kit = await sitDown({ seats, stack: ['auction', ...Array<string>(11).fill('peek')], game: greedy });
    const { a, b, c } = kit.clients;
    await a.answer('auction');
    await b.send({ do: 'concede' });
    await a.answer(1);
    expect(await c.answer(3)).toMatchObject({ error: { code: 'crashed' } });
    const gone = ({ snapshot }: Client) => snapshot.seats.flatMap(({ seat, left }) => (left ? [seat] : []));
    expect(gone(a)).toEqual(['b']);
    const again = new Client(await kit.reload(), 'a');
    await kit.pass(0);
    expect(gone(again)).toEqual(['b']);
    expect([again.snapshot.view, again.prompt]).toEqual([a.snapshot.view, a.prompt]);
  });

  it('by a crash costs nobody the same time twice, after a restart too', async () => {
    const kit = await sitDown({
      seats: [person('Ada'), person('Bruno'), person('Carla')],
      stack: ['auction', ...Array<string>(11).fill('peek')],
      game: greedy,
      clock: { budget: 60_000, bonus: 5000, warning: 1000, patience: 0 },
    });
    const { a, b, c } = kit.clients;
    await a.answer('auction');
    await kit.pass(20_000);
    await a.answer(1);
    await b.answer(1);
    await kit.pass(5000);
    await c.answer(3);
    const times = ({ snapshot }: Client) =>
      Object.values(snapshot.clock ?? {}).map(({ left, since = 0 }) => left + since - kit.ports.clock.now());
    expect(times(a)).toEqual([35_000, 35_000, 35_000]);
    await kit.table.close();
    const again = new Client(await kit.reload(), 'a');
    await kit.pass(0);
    expect(times(again)).toEqual(times(a));
  });

  it('by other rules does not bring back cards that an undo had dealt anew', async () => {
    const kit = await sitDown();
    const { a } = kit.clients;
    await a.answer('draw');
    const drawn = handOf(a);
    await a.send({ do: 'undo' });
    for (const { request } of [kit.clients.b.snapshot.undo].flatMap(asked => asked ?? []))
      await kit.clients.b.send({ do: 'agree', request });
    expect(handOf(a)).not.toEqual(drawn);
    await kit.table.close();
    const again = new Client(await kit.reload(renamed), 'a');
    await kit.pass(0);
    expect(again.prompt).toBe('move');
    await again.answer('draw');
    expect(handOf(again)).not.toEqual(drawn);
  });
});
