import { type Signal, signal } from '@preact/signals';
import { bots, think } from '@tavolata/bots';
import { type CardId, playOn, type Seat } from '@tavolata/kernel';
import { keyOf, Match, setupFor } from '@tavolata/kernel/match';
import { mournersCall } from '@tavolata/mourners-call';
import { beforeAll, expect, test } from 'vitest';
import type { Scene } from '../src/page/scene.ts';
import { defIn, Inspecting, type Print, printsIn } from '../src/things/inspection.ts';

type View = Pick<Scene, 'g'>;
const VIEWER: Seat = 'a';

interface Moment {
  readonly view: View;
  /** Every card that was ever named to the viewer. */
  readonly named: readonly Print[];
}

/** A match played by chance, as one seat has seen it after each answer. */
function* played(answers: number): Generator<Moment> {
  const match = Match.start(mournersCall, setupFor(mournersCall, 2), {
    key: keyOf('glass'),
    salt: keyOf('salt'),
  });
  for (let given = 0; given < answers && !match.result; given++) {
    const { seat } = match.questions[0] as { seat: Seat };
    match.answer(seat, think(match, seat, bots.random, 'glass') as number, 'bot');
    const named = match.eventsFor(VIEWER).flatMap(({ params }) => printsIn(params));
    yield { view: { g: playOn(mournersCall, match.viewStateFor(VIEWER)) as unknown as View['g'] }, named };
  }
}

let moments: readonly Moment[];
beforeAll(() => {
  moments = [...played(120)];
});

/** A card the view knew at first and then had no more, as it was; and before and after. */
function forgotten(): { readonly print: Print; readonly before: View; readonly after: View } {
  for (const [i, { view: before, named }] of moments.entries())
    for (const print of named)
      for (const { view: after } of moments.slice(i))
        if (defIn(before, print.card)?.id === print.def && defIn(after, print.card) === undefined)
          return { print, before, after };
  throw new Error('nothing was shuffled away');
}

test('whatever the log named can be looked at, or is known to be gone; never another card', () => {
  const { view, named } = moments.at(-1) as Moment;
  const inspecting = new Inspecting(signal<View | undefined>(view));
  const known = named.filter(print => inspecting.knows(print));
  expect(known.length).toBeGreaterThan(0);
  expect(known.length).toBeLessThan(named.length);
  for (const print of named) {
    inspecting.at(print.card);
    const { value } = inspecting.card;
    if (inspecting.knows(print)) expect(value).toBe(print.card);
    // What lies open has a definition: nothing that is drawn of it throws.
    if (value !== undefined) expect(view.g.def(value)).toBeDefined();
  }
});

test('the glass closes when its card is shuffled away, and stays closed', () => {
  const { print, before, after } = forgotten();
  const view: Signal<View | undefined> = signal(before);
  const inspecting = new Inspecting(view);
  inspecting.at(print.card);
  expect(inspecting.card.value).toBe(print.card);
  view.value = after;
  expect(inspecting.card.value).toBeUndefined();
  expect(inspecting.knows(print)).toBe(false);
  inspecting.at(print.card);
  view.value = before;
  expect(inspecting.card.value).toBeUndefined();
});

test('an event names its cards wherever they are, as they were told', () => {
  const [one, two] = [1_000_001, 1_000_002] as CardId[];
  const params = {
    seat: 'a',
    card: { card: one, def: 'lamp' },
    others: [{ back: 'loot' }, { card: two, def: 'rope' }],
  };
  expect(printsIn(params)).toEqual([
    { card: one, def: 'lamp' },
    { card: two, def: 'rope' },
  ]);
});
