import type { CardId, Flow, Option, Refusal, Seat } from '@tavolata/kernel';
import type { Ability, Use } from '../cards/behaviour.ts';
import { limits } from '../defs.ts';
import type { AbilityOnStack, G, Loot, Path } from '../state.ts';
import { deactivate } from '../verbs/charge.ts';
import { happen } from '../verbs/happen.ts';
import { type Activated, activatedBy, standingAs } from '../verbs/in-play.ts';
import { push } from '../verbs/stack.ts';
import { forbidden, total } from '../verbs/standing.ts';
import { count, faceOf, handOf, isCharged, isItem, thisTurn } from '../verbs/table.ts';
import { canAim, effectAt, needsAim, takeAim } from '../verbs/use.ts';
import { STACK } from '../zones.ts';

/** FS-LOOT-11: those granted and those that cards give, less those used. */
export const lootPlaysLeft = (g: G, seat: Seat): number =>
  thisTurn(g, seat).lootPlays +
  total(g, 'lootPlays', (plays, at) => plays(g, at, seat)) -
  thisTurn(g, seat).lootPlayed;

/** Why no loot at all can be played now, whatever is in the hand. */
export function refuseLootPlay(g: G, seat: Seat): Refusal | undefined {
  if (lootPlaysLeft(g, seat) <= 0) return g.refuse('FS-LOOT-05', 'no-loot-play');
  return forbidden(g, { type: 'play-loot', seat });
}

/** Everything a player with priority might do: loot from the hand, abilities of their cards and of rooms. */
export function deeds(g: G, seat: Seat): Option[] {
  const options: Option[] = handOf(g, seat).map(card => ({ key: 'play', card }));
  for (const { card, nth, ability } of activatedBy(g, seat))
    options.push({ key: ability.kind, card, value: nth });
  return options;
}

export const canActivate = (g: G, seat: Seat): boolean =>
  activatedBy(g, seat).some(one => !refuseActivation(g, seat, one));

const NO_AIMS: Use['aims'] = [];
const LOOT: Path = ['loot'];

const lootUse = (g: G, me: Seat, card: CardId): Use => ({
  card,
  source: { card, life: 0, def: g.def(card).id },
  me,
  by: me,
  aims: NO_AIMS,
  path: LOOT,
});
const abilityUse = (g: G, me: Seat, card: CardId, nth: number): Use => ({
  card,
  source: standingAs(g, card).source,
  me,
  by: me,
  aims: NO_AIMS,
  path: ['abilities', String(nth), 'effect'],
});

/** Says of each deed why it cannot be done now. */
export function refuserOf(g: G, seat: Seat): (deed: Option) => Refusal | undefined {
  const noLoot = refuseLootPlay(g, seat);
  return ({ key, card, value: nth = 0 }) => {
    if (card === undefined) return undefined;
    if (key === 'play') return noLoot ?? refuseLoot(g, seat, card);
    return refuseActivation(g, seat, {
      card,
      nth,
      ability: faceOf(g, card).does.abilities?.[nth] as Activated['ability'],
    });
  };
}

function refuseLoot(g: G, seat: Seat, card: CardId): Refusal | undefined {
  const effect = effectAt(g, g.def(card).id, LOOT);
  if (!needsAim(effect) || canAim(g, lootUse(g, seat, card), effect)) return undefined;
  return g.refuse('FS-ABIL-10', 'no-target');
}

function refuseActivation(g: G, seat: Seat, { card, nth, ability }: Activated): Refusal | undefined {
  const { kind, effect } = ability;
  if (kind === 'tap' && !isCharged(g, card)) return g.refuse('FS-ACTIV-05', 'deactivated');
  if (thisTurn(g, seat).activations >= limits.turn.activations)
    return g.refuse('FS-ACTIV-10', 'enough-abilities');
  const aims = needsAim(effect);
  if (kind === 'paid' || aims) {
    const use = abilityUse(g, seat, card, nth);
    const refusal = kind === 'paid' ? ability.cost.refuse(g, use) : undefined;
    if (refusal) return refusal;
    if (aims && !canAim(g, use, effect)) return g.refuse('FS-ABIL-10', 'no-target');
  }
  return forbidden(g, { type: 'activate', seat, card, item: isItem(g, card) });
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
