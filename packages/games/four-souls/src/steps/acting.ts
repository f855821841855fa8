import type { CardId, Flow, Option, Refusal, Seat } from '@tavolata/kernel';
import type { Ability, Use } from '../behaviour.ts';
import { limits } from '../defs.ts';
import type { AbilityOnStack, G } from '../state.ts';
import { type Activated, activatedBy, standingAs } from '../table/in-play.ts';
import { forbidden } from '../table/standing.ts';
import { count, faceOf, isCharged, isItem, thisTurn } from '../table/table.ts';
import { deactivate } from '../verbs/charge.ts';
import { happen } from '../verbs/happen.ts';
import { lootRefuserOf, playableLoot } from '../verbs/playing.ts';
import { push } from '../verbs/stack.ts';
import { canAim, needsAim, takeAim } from '../verbs/use.ts';

/** Everything a player with priority might do: loot from the hand, abilities of their cards and of rooms. */
export function deeds(g: G, seat: Seat): Option[] {
  const options: Option[] = playableLoot(g, seat);
  for (const { card, nth, ability } of activatedBy(g, seat))
    options.push({ key: ability.kind, card, value: nth });
  return options;
}

export const canActivate = (g: G, seat: Seat): boolean =>
  activatedBy(g, seat).some(one => !refuseActivation(g, seat, one));

const NO_AIMS: Use['aims'] = [];
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
  const refuseLoot = lootRefuserOf(g, seat);
  return deed => {
    const { key, card, value: nth = 0 } = deed;
    if (card === undefined) return undefined;
    if (key === 'play' || key === 'play-copy') return refuseLoot(deed);
    const ability = faceOf(g, card).does.abilities?.[nth] as Activated['ability'];
    return refuseActivation(g, seat, { card, nth, ability });
  };
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
