import type { CardId, Seat } from '@tavolata/kernel';
import { Stage } from '@tavolata/kernel/scenario';
import type { Behaviour } from '../src/behaviour.ts';
import { aimed, anItem, cardOf, destroy, does, tap } from '../src/card-kit.ts';
import type { CardDef } from '../src/defs.ts';
import { fourSouls } from '../src/index.ts';
import type { G } from '../src/state.ts';

/** A card that nobody printed, to try what no card in the box does. */
export const card = (id: string, does: Behaviour, more: Partial<CardDef> = {}): CardDef => ({
  id,
  back: more.type ?? 'treasure',
  type: 'treasure',
  set: 'samples',
  copies: 0,
  keywords: [],
  rewards: [],
  kinds: [],
  bots: {},
  does,
  written: true,
  ...more,
});

/** One that does something when it is activated. */
export const acts = (id: string, run: (g: G, me: Seat) => void): CardDef =>
  card(id, { abilities: [tap(does((g, { me }) => run(g, me)))] });

/** Destroys an item of its player's choice. */
export const hammer = card('hammer', {
  abilities: [
    tap(
      aimed([anItem], function* (g, use) {
        const item = cardOf(use);
        if (item !== undefined) yield* destroy(g, item);
      }),
    ),
  ],
});

export const cardNamed = (g: G, id: string): CardId =>
  Object.keys(g.state.things)
    .map(Number)
    .find(one => g.is(one as CardId, id)) as CardId;

/** A position with such cards among the others. */
export const stageWith = (cards: readonly CardDef[], given: object, more: object = {}) =>
  new Stage({ ...fourSouls, defs: [...fourSouls.defs, ...cards] }, { given: given as never, ...more });
