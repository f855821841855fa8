import { type CardId, isCard, playOn } from '@tavolata/kernel';
import { characterDef, type Gains, limits, type Paragraph, type SkillName, skillDef } from './defs.ts';
import type { CharacterId, G } from './state.ts';
import { attackRange, standardAttackOf } from './steps/standard.ts';
import { character, isUnder, maxHp } from './verbs/characters.ts';
import { workedOut } from './verbs/damage.ts';
import { baseDamage, dealsDamage } from './verbs/paragraph.ts';
import { gain } from './verbs/statuses.ts';
import { aimOf, isStealthyTo, reached, refuseTarget } from './verbs/targets.ts';

/** How somebody changes places, and at most how far; `held` is a move that becomes no move (SA-IMMO-02). */
export interface Going {
  readonly how: 'move' | 'swap' | 'leap' | 'held';
  readonly spaces: number;
}

/** What one paragraph would do to one character if it were carried out now. */
export interface Forecast {
  readonly damage: number;
  /** Health Points afterwards. */
  readonly hp: number;
  readonly ko: boolean;
  /** VP for the other side. */
  readonly vp: number;
  /** It would recover, if it had lost any. */
  readonly heals: boolean;
  readonly recovers: number;
  readonly gains: Gains;
  /** Who changes places: the one it is done to, or whoever leaps beside it. */
  readonly goes?: Going;
  /** A card nobody has seen decides whether anything happens at all. */
  readonly hangsOnReveal: boolean;
  /** Choosing it costs a card (SA-STEAL-01). */
  readonly exiles: boolean;
}

function goingOf(g: G, self: CharacterId, to: CharacterId, paragraph: Paragraph): Going | undefined {
  const { move, swap, leap } = paragraph;
  const how = swap ? 'swap' : leap ? 'leap' : move === undefined ? undefined : 'move';
  if (how === undefined) return undefined;
  const moved = { move: [to], swap: [self, to], leap: [self] }[how];
  const isHeld = moved.some(id => isUnder(character(g, id), 'holds'));
  return { how: isHeld ? 'held' : how, spaces: move ?? 0 };
}

export function forecast(g: G, self: CharacterId, to: CharacterId, paragraph: Paragraph): Forecast {
  const who = character(g, to);
  const damage = dealsDamage(paragraph) ? workedOut(g, to, baseDamage(g, self, to, paragraph), self) : 0;
  const left = Math.max(limits.minHealth, who.hp - damage);
  const ko = left === 0;
  const goes = ko ? undefined : goingOf(g, self, to, paragraph);
  const recovers = ko ? 0 : Math.min(paragraph.recover ?? 0, maxHp(who) - left);
  return {
    damage,
    hp: left + recovers,
    ko,
    vp: ko ? characterDef(who.name).vp : 0,
    heals: paragraph.recover !== undefined,
    recovers,
    gains: ko ? {} : (paragraph.gain ?? {}),
    ...(goes && { goes }),
    hangsOnReveal: paragraph.reveal !== undefined,
    exiles: paragraph.mark === 'direct' && isStealthyTo(g, self, to),
  };
}

/** The table as a text finds it when these paragraphs of it are done: with what they surely give whoever reads it. */
export function afterGains(g: G, self: CharacterId, done: readonly Paragraph[]): G {
  const gains = done.flatMap(({ who, gain: each, reveal }) =>
    who === 'self' && each && !reveal ? [each] : [],
  );
  if (gains.length === 0) return g;
  const then: G = playOn(g.game, g.game.clone(g.state));
  for (const each of gains) gain(then, self, each);
  return then;
}

/** Whom a paragraph would reach; of a Direct Effect those who can be chosen with so many cards left in hand. */
export function reachable(g: G, self: CharacterId, paragraph: Paragraph, cards: number): CharacterId[] {
  const all = reached(g, self, paragraph);
  const { space } = character(g, self);
  if (paragraph.mark !== 'direct' || !space) return all;
  const aim = aimOf(self, paragraph, space, cards);
  return all.filter(id => !refuseTarget(g, aim, id));
}

/** A standard attack told as a paragraph, with what a boost adds. */
export function attackParagraph(g: G, self: CharacterId, boosted: boolean): Paragraph {
  const damage = standardAttackOf(g, self) + (boosted ? limits.boost.damage : 0);
  return { mark: 'direct', who: 'character', range: attackRange(g, self), damage };
}

/** What a card or a skill says, paragraph by paragraph. */
export function paragraphsOf(g: G, what: CardId | SkillName): readonly Paragraph[] {
  if (!isCard(what)) return skillDef(what).does ?? [];
  const def = g.def(what);
  return def.type === 'combat' ? def.does : [];
}

/** The paragraph being carried out, if a card or skill is. */
export function paragraphNow(g: G): Paragraph | undefined {
  const { resolving } = g.state;
  const what = resolving?.skill ?? resolving?.card;
  return what === undefined ? undefined : paragraphsOf(g, what)[resolving?.at ?? 0];
}
