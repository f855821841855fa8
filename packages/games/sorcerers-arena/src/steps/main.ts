import { type CardId, choose, type Flow, type Option, type Refusal } from '@tavolata/kernel';
import { abilityDef, isOfKind, type MainPhase, type SkillName, skillDef } from '../defs.ts';
import { chapterOf } from '../setup.ts';
import type { G } from '../state.ts';
import { discard, inHand, refuseKind } from '../verbs/cards.ts';
import { active, countersOf, decider, isStanding, saidOf } from '../verbs/characters.ts';
import { hasLeft } from '../verbs/leavers.ts';
import { takeCounters } from '../verbs/statuses.ts';
import { refuseText } from '../verbs/targets.ts';
import { inPlay } from '../zones.ts';
import { refuseAttack } from './standard.ts';
import { refuseUpgrade } from './upgrade.ts';

/** What can be done between two phases of a turn (SA-TURN-05, SA-SKILL-06, SA-UPG-01). */
export type Deed =
  | { readonly do: 'standard-movement' | 'standard-attack' | 'upgrade' | 'end-turn' }
  | { readonly do: 'play-movement' | 'play-action'; readonly card: CardId }
  | { readonly do: 'use-skill'; readonly skill: SkillName };

/** SA-MOVE-01, SA-ACT-01: one movement and one action in a turn. */
function refusePhase(g: G, phase: MainPhase): Refusal | undefined {
  const { moved, acted } = g.state.turn;
  if (phase === 'movement' && moved) return g.refuse('SA-MOVE-01', 'already-moved');
  return phase === 'action' && acted ? g.refuse('SA-ACT-01', 'already-acted') : undefined;
}

function refuseCard(g: G, card: CardId, phase: MainPhase): Refusal | undefined {
  const { seat, name } = active(g);
  const def = g.def(card);
  if (def.type !== 'combat' || def.character !== name) return g.refuse('SA-CARD-02', 'not-its-card');
  const again = refusePhase(g, phase);
  if (again) return again;
  if (saidOf(active(g), 'forbids').some(type => def.types.includes(type)))
    return g.refuse('SA-WEAK-02', 'too-weak');
  // SA-RES-07: the card itself cannot pay for a Stealthy rival.
  return refuseText(g, g.state.marker, def.does, inHand(g, seat).length - 1);
}

function refuseSkill(g: G, name: SkillName): Refusal | undefined {
  const { seat } = active(g);
  const { cost, does = [] } = skillDef(name);
  if (g.state.turn.skills.includes(name)) return g.refuse('SA-SKILL-02', 'skill-used');
  const cards = inHand(g, seat);
  if (cost && 'counters' in cost && countersOf(active(g), cost.counters) < cost.number)
    return g.refuse('SA-RES-08', 'cannot-pay');
  if (cost && 'discard' in cost && !cards.some(card => isOfKind(g.def(card), cost.discard)))
    return g.refuse('SA-RES-08', 'cannot-pay');
  return refuseText(g, g.state.marker, does, cards.length - (cost && 'discard' in cost ? cost.number : 0));
}

export function refuseDeed(g: G, deed: Deed): Refusal | undefined {
  switch (deed.do) {
    case 'standard-movement':
      return refusePhase(g, 'movement');
    case 'standard-attack':
      return refusePhase(g, 'action') ?? refuseAttack(g, inHand(g, active(g).seat).length);
    case 'play-movement':
      return refuseCard(g, deed.card, 'movement');
    case 'play-action':
      return refuseCard(g, deed.card, 'action');
    case 'use-skill':
      return refuseSkill(g, deed.skill);
    case 'upgrade':
      return refuseUpgrade(g);
    case 'end-turn':
      return undefined;
  }
}

/** SA-SKILL-08, SA-UPG-04: the skills of the active character, the new one too if it is upgraded. */
export function skillsOf(g: G): SkillName[] {
  if (!chapterOf(g).skills) return [];
  const { name, upgraded } = active(g);
  const { skills, upgraded: added } = abilityDef(name);
  return upgraded && skillDef(added).kind === 'skill' ? [...skills, added] : [...skills];
}

/** SA-CARD-04, SA-CARD-05: a card under each phase its banner names. */
function plays(g: G, card: CardId): Deed[] {
  const def = g.def(card);
  const movement: Deed[] = isOfKind(def, 'movement') ? [{ do: 'play-movement', card }] : [];
  return isOfKind(def, 'action') ? [...movement, { do: 'play-action', card }] : movement;
}

export function deeds(g: G): Deed[] {
  const upgrade: Deed[] = chapterOf(g).upgrades ? [{ do: 'upgrade' }] : [];
  return [
    { do: 'standard-movement' },
    { do: 'standard-attack' },
    ...inHand(g, active(g).seat).flatMap(card => plays(g, card)),
    ...skillsOf(g).map((skill): Deed => ({ do: 'use-skill', skill })),
    ...upgrade,
  ];
}

/** SA-CARD-05: a card with both banners is on offer twice, and each says as what. */
const isBoth = (g: G, card: CardId): boolean =>
  isOfKind(g.def(card), 'movement') && isOfKind(g.def(card), 'action');

export function asOption(g: G, deed: Deed): Option {
  if ('card' in deed)
    return { key: deed.do, card: deed.card, params: { banners: isBoth(g, deed.card) ? 'both' : 'one' } };
  if ('skill' in deed) return { key: deed.do, place: deed.skill, params: { name: { def: deed.skill } } };
  // On a table each has a place of its own to point at; ending the turn is only said.
  return deed.do === 'end-turn' ? { key: deed.do } : { key: deed.do, place: deed.do };
}

const END_TURN: Deed = { do: 'end-turn' };

/** SA-TURN-03 to -05: what the active character does next; SA-ENDP-04: or the end of its turn. */
export function* main(g: G): Flow<void> {
  // SA-KO-08: out of the Arena it can do nothing more.
  if (!isStanding(active(g))) {
    g.state.next = 'end-phase';
    return;
  }
  const { seat, name } = active(g);
  const who = decider(g, seat);
  const deed = yield* choose(g, who, 'what-next', [END_TURN, ...deeds(g)], {
    rule: 'SA-TURN-05',
    params: { character: name },
    as: candidate => asOption(g, candidate),
    refuse: candidate => refuseDeed(g, candidate),
  });
  // SA-LEAVE-05: this is never answered by default for a leaver.
  if (deed && !hasLeft(g, who)) yield* begin(g, deed);
}

/**
 * SA-SKILL-04, SA-SKILL-10: the payment comes first and is not returned. It belongs to the step in which the skill is
 * chosen: a hand that could not pay was not offered the skill.
 */
function* pay(g: G, skill: SkillName): Flow<void> {
  const { cost } = skillDef(skill);
  if (!cost) return;
  if ('counters' in cost) return takeCounters(g, g.state.marker, cost.counters, cost.number);
  const { seat } = active(g);
  const card = yield* choose(g, decider(g, seat), 'pay-skill', inHand(g, seat), {
    rule: 'SA-SKILL-04',
    params: { name: { def: skill } },
    refuse: refuseKind(g, cost.discard, 'SA-SKILL-04'),
  });
  if (card !== undefined) discard(g, seat, [card]);
}

function* begin(g: G, deed: Deed): Flow<void> {
  const { state } = g;
  const { seat, name } = active(g);
  switch (deed.do) {
    case 'end-turn':
      state.next = 'end-phase';
      return;
    case 'play-movement':
    case 'play-action':
      if (deed.do === 'play-movement') state.turn.moved = true;
      else state.turn.acted = true;
      g.move(deed.card, inPlay(seat));
      g.emit('card-played', { character: name, seat, card: deed.card });
      state.resolving = { by: state.marker, card: deed.card, at: 0 };
      return;
    case 'use-skill':
      state.turn.skills.push(deed.skill);
      g.emit('skill-used', { character: name, seat, name: { def: deed.skill } });
      yield* pay(g, deed.skill);
      g.state.resolving = { by: g.state.marker, skill: deed.skill, at: 0 };
      return;
    case 'standard-movement':
    case 'standard-attack':
    case 'upgrade':
      state.next = deed.do;
  }
}
