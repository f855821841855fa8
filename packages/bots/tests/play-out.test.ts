import type { Game } from '@tavolata/kernel';
import { type EventSink, setupFor } from '@tavolata/kernel/match';
import { describe, expect, it } from 'vitest';
import { type Bot, bots, type Players, playOut } from '../src/index.ts';
import { neverPeeks, Peeked } from '../src/laws.ts';
import { secretOf, type Tricks, tricks } from './toys.ts';

const setup = setupFor(tricks, 2);
const play = (seed: number, players: Players) => playOut(tricks, setup, secretOf(`${seed}`), players);

describe('a play-out', () => {
  it('ends with a result, and counts decisions and steps', () => {
    const { result, decisions, steps } = play(1, { a: bots.random, b: bots.normal });
    expect(result?.winners).toHaveLength(1);
    expect(decisions).toBe(12);
    expect(steps).toBe(5);
  });

  it('is the same for the same key and players', () => {
    const players = { a: bots.easy, b: bots.random };
    for (let seed = 0; seed < 20; seed++) expect(play(seed, players)).toEqual(play(seed, players));
  });

  it('shows that judgement wins tricks', () => {
    let wins = 0;
    for (let seed = 0; seed < 200; seed++) {
      const first = play(seed, { a: bots.normal, b: bots.random }).result?.winners[0];
      if (first === 'a') wins++;
    }
    expect(wins).toBeGreaterThan(100);
  });

  it('tells a sink what happens', () => {
    const played: string[] = [];
    const sink: EventSink = (_, type) => {
      if (type === 'played') played.push(type);
    };
    playOut(tricks, setup, secretOf('events'), { a: bots.random, b: bots.random }, { sink });
    expect(played).toHaveLength(8);
  });

  it('gives up on a match that goes round in circles', () => {
    const { result, decisions } = playOut(
      tricks,
      setup,
      secretOf('circles'),
      { a: bots.random, b: bots.random },
      { maxDecisions: 5 },
    );
    expect(result).toBeUndefined();
    expect(decisions).toBe(5);
  });

  it('needs somebody in every seat', () => {
    expect(() => play(1, { a: bots.random })).toThrow('nobody plays seat b');
  });
});

describe('the law of fair bots', () => {
  it('holds for all of ours', () => {
    for (const bot of [bots.random, bots.easy, bots.normal])
      expect(neverPeeks(tricks, { seed: 'fair', setup, bot })).toBe(12);
  });

  it('catches a judge that reads what leaks into the state', () => {
    const leaky: Game<Tricks> = {
      ...tricks,
      clone(state) {
        // A careless game keeps the opponent's best card where everybody can see it.
        const copy = tricks.clone(state);
        const cards = state.core.zones['hand/b'] ?? [];
        const best = Math.max(0, ...cards.map(card => state.core.def[card - 1_000_000] ?? 0));
        copy.wagers.b = best;
        return copy;
      },
      judge: {
        value: () => 0,
        advise: ({ state }, question) =>
          question.kind === 'pick'
            ? [{ pick: (state.wagers.b ?? 0) % question.options.length, worth: 1 }]
            : [],
      },
    };
    const bot: Bot = bots.normal;
    expect(() => {
      for (let seed = 0; seed < 20; seed++) neverPeeks(leaky, { seed: `${seed}`, setup, bot });
    }).toThrow(Peeked);
  });
});
