import type { CardId, Flow, Option, Refusal, Seat } from '@tavolata/kernel';
import type { Ability, Use } from '../cards/behaviour.ts';
import type { AbilityOnStack, G, Loot } from '../state.ts';
import { deactivate } from '../verbs/charge.ts';
import { happen } from '../verbs/happen.ts';
import { push } from '../verbs/stack.ts';
import { forbidden, standingAs, total } from '../verbs/standing.ts';
import {
  active,
  characterOf,
  count,
  cursesOf,
  faceOf,
  handOf,
  isCharged,
  isItem,
  itemsOf,
  rooms,
  thisTurn,
} from '../verbs/table.ts';
import { canAim, effectAt, takeAim } from '../verbs/use.ts';
import { STACK } from '../zones.ts';

/** FS-LOOT-11: those granted and those that cards give, less those used. */
export const lootPlaysLeft = (g: G, seat: Seat): number =>
  thisTurn(g, seat).lootPlays +
  total(g, (statics, at) => statics.lootPlays?.(g, at, seat)) -
  thisTurn(g, seat).lootPlayed;

/** Why no loot at all can be played now, whatever is in the hand. */
export function refuseLootPlay(g: G, seat: Seat): Refusal | undefined {
  if (lootPlaysLeft(g, seat) <= 0) return g.refuse('FS-LOOT-05', 'no-loot-play');
  return forbidden(g, { type: 'play-loot', seat });
}

/** Everything a player with priority might do: loot from the hand, abilities of their cards and of rooms. */
export function deeds(g: G, seat: Seat): Option[] {
  const cards = [characterOf(g, seat), ...itemsOf(g, seat), ...cursesOf(g, seat)];
  // FS-ROOM-03: only by the active player.
  if (seat === active(g)) cards.push(...rooms(g));
  return [
    ...handOf(g, seat).map(card => ({ key: 'play', card })),
    ...cards.flatMap(card =>
      (faceOf(g, card).does.abilities ?? []).flatMap((ability, i) =>
        ability.kind === 'triggered' ? [] : [{ key: ability.kind, card, value: i }],
      ),
    ),
  ];
}

const lootUse = (g: G, me: Seat, card: CardId): Use => ({
  card,
  source: { card, life: 0, def: g.def(card).id },
  me,
  by: me,
  aims: [],
  path: ['loot'],
});
const abilityUse = (g: G, me: Seat, card: CardId, nth: number): Use => ({
  ...standingAs(g, card),
  me,
  by: me,
  aims: [],
  path: ['abilities', String(nth), 'effect'],
});

export function refuseDeed(g: G, seat: Seat, { key, card, value }: Option): Refusal | undefined {
  if (card === undefined) return undefined;
  if (key === 'play') {
    const refusal = refuseLootPlay(g, seat);
    if (refusal) return refusal;
    const use = lootUse(g, seat, card);
    return canAim(g, use, effectAt(g, use.source.def, use.path))
      ? undefined
      : g.refuse('FS-ABIL-10', 'no-target');
  }
  return refuseActivation(g, seat, card, value ?? 0);
}

function refuseActivation(g: G, seat: Seat, card: CardId, nth: number): Refusal | undefined {
  const ability = faceOf(g, card).does.abilities?.[nth] as Ability;
  if (ability.kind === 'tap' && !isCharged(g, card)) return g.refuse('FS-ACTIV-05', 'deactivated');
  const use = abilityUse(g, seat, card, nth);
  if (ability.kind === 'paid') {
    const refusal = ability.cost.refuse(g, use);
    if (refusal) return refusal;
  }
  const refusal = forbidden(g, { type: 'activate', seat, card, item: isItem(g, card) });
  if (refusal) return refusal;
  return canAim(g, use, ability.effect) ? undefined : g.refuse('FS-ABIL-10', 'no-target');
}

/** From the hand to the stack; only then its targets are chosen, so that everybody sees what for (FS-MECH-12). */
export function* playLoot(g: G, seat: Seat, card: CardId, free = false): Flow<void> {
  g.move(card, STACK);
  g.emit('loot-played', { seat, card });
  if (!free) count(g, seat, { lootPlayed: thisTurn(g, seat).lootPlayed + 1 });
  const use = lootUse(g, seat, card);
  const { path, aims } = yield* takeAim(g, use);
  const loot = push<Loot>(g, { kind: 'loot', by: seat, source: use.source, path, aims }, seat);
  happen(g, { type: 'loot-played', seat, card, stack: loot.id });
}

/** FS-ACTIV-07: the cost is paid before the ability is on the stack. */
export function* activate(g: G, seat: Seat, card: CardId, nth: number): Flow<void> {
  const ability = faceOf(g, card).does.abilities?.[nth] as Ability;
  const use = abilityUse(g, seat, card, nth);
  const item = isItem(g, card);
  g.emit('activated', { seat, card });
  const { path, aims } = yield* takeAim(g, use);
  if (ability.kind === 'tap') deactivate(g, card);
  const paying = ability.kind === 'paid' ? ability.cost.pay(g, use) : undefined;
  const given = paying ? yield* paying : undefined;
  count(g, seat, { activations: thisTurn(g, seat).activations + 1 });
  push<AbilityOnStack>(
    g,
    {
      kind: 'ability',
      how: ability.kind === 'tap' ? 'tap' : 'paid',
      by: seat,
      source: use.source,
      path,
      aims: given ? [...aims, given] : aims,
      ...(item && { item: true }),
    },
    seat,
  );
  happen(g, { type: 'activated', seat, card, life: use.source.life, ...(item && { item: true }) });
}
