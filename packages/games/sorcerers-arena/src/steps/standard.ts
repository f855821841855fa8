import { type CardId, type Flow, maybeChoose, type Refusal } from '@tavolata/kernel';
import { abilityDef, limits } from '../defs.ts';
import { chapterOf } from '../setup.ts';
import type { CharacterId, G } from '../state.ts';
import { spaceOf } from '../verbs/board.ts';
import { discard, inHand, refuseKind } from '../verbs/cards.ts';
import { active, character, decider, saidOf } from '../verbs/characters.ts';
import { damage } from '../verbs/damage.ts';
import { moveUpTo } from '../verbs/movement.ts';
import { chooseTarget } from '../verbs/paragraph.ts';
import { abilityOn, settle } from '../verbs/settle.ts';
import { type Aim, refuseAim } from '../verbs/targets.ts';

/** SA-MOVE-02, SA-ABIL-05. */
export const standardMove = (g: G, id: CharacterId): number =>
  chapterOf(g).standardMove ?? abilityDef(character(g, id).name).standardMove;

/** SA-ACT-02, SA-ABIL-06; Dragon Form sets another value, and Weakened prevails over all (SA-WEAK-01). */
export function standardAttackOf(g: G, id: CharacterId): number {
  const who = character(g, id);
  const [weak] = saidOf(who, 'standardAttack');
  const printed = chapterOf(g).standardAttack ?? abilityDef(who.name).standardAttack;
  return weak ?? abilityOn(g, id, 'standard-attack')?.standardAttack ?? printed;
}

export const attackRange = (g: G, id: CharacterId): number =>
  abilityOn(g, id, 'standard-attack')?.range ?? limits.standardAttackRange;

/** SA-ACT-03, SA-ACT-04: a Direct Effect on any character in reach. */
export const attackAim = (g: G, id: CharacterId, cards: number): Aim => ({
  self: id,
  who: 'character',
  range: attackRange(g, id),
  from: spaceOf(g, id),
  cards,
});

export const refuseAttack = (g: G, cards: number): Refusal | undefined =>
  refuseAim(g, attackAim(g, g.state.marker, cards));

/** SA-BOOST-01 to -07: one card of the right kind, discarded unplayed; asked whatever is in the hand, if anything is. */
function* boost(g: G, phase: 'movement' | 'attack'): Flow<boolean> {
  const kind = chapterOf(g).boost?.[phase];
  if (!kind) return false;
  const { seat } = active(g);
  const isWrong = refuseKind(g, kind, boostRule(phase, kind));
  const refuse = (card: CardId): Refusal | undefined =>
    isWrong(card) ??
    (phase === 'attack' && refuseAttack(g, inHand(g, seat).length - 1)
      ? g.refuse('SA-BOOST-07', 'nobody-left-to-choose')
      : undefined);
  const card = yield* maybeChoose(g, decider(g, seat), `boost-${phase}`, inHand(g, seat), {
    rule: boostRule(phase, kind),
    refuse,
  });
  if (card === undefined) return false;
  discard(g, seat, [card]);
  g.emit('boosted', { character: active(g).name, seat, phase });
  return true;
}

const boostRule = (phase: 'movement' | 'attack', kind: string): string =>
  phase === 'movement' ? 'SA-BOOST-01' : kind === 'action' ? 'SA-BOOST-02' : 'SA-BOOST-03';

export function* standardMovement(g: G): Flow<void> {
  const { marker } = g.state;
  const more = (yield* boost(g, 'movement')) ? limits.boost.spaces : 0;
  const spaces = standardMove(g, marker) + more;
  const rule = chapterOf(g).standardMove === undefined ? 'SA-ABIL-05' : 'SA-MOVE-02';
  yield* moveUpTo(g, decider(g, active(g).seat), marker, spaces, 'allies', rule);
  g.state.turn.moved = true;
  g.state.next = 'main';
}

/** A standard attack counts as one paragraph (SA-UPG-11). */
export function* standardAttack(g: G): Flow<void> {
  const { marker } = g.state;
  const more = (yield* boost(g, 'attack')) ? limits.boost.damage : 0;
  const target = yield* chooseTarget(g, attackAim(g, marker, inHand(g, active(g).seat).length));
  if (target !== undefined) {
    const { name, seat } = active(g);
    g.emit('attacked', { character: name, seat, target: character(g, target).name });
    damage(g, target, standardAttackOf(g, marker) + more, marker);
  }
  g.state.turn.acted = true;
  g.state.next = 'main';
  settle(g);
}
