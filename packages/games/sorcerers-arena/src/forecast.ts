import { type CardId, isCard } from '@tavolata/kernel';
import { characterDef, type Gains, limits, type Paragraph, type SkillName, skillDef } from './defs.ts';
import type { CharacterId, G } from './state.ts';
import { attackRange, standardAttackOf } from './steps/standard.ts';
import { character, maxHp } from './verbs/characters.ts';
import { workedOut } from './verbs/damage.ts';
import { baseDamage, dealsDamage } from './verbs/paragraph.ts';
import { isStealthyTo } from './verbs/targets.ts';

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
  /** A card nobody has seen decides whether anything happens at all. */
  readonly hangsOnReveal: boolean;
  /** Choosing it costs a card (SA-STEAL-01). */
  readonly exiles: boolean;
}

export function forecast(g: G, self: CharacterId, to: CharacterId, paragraph: Paragraph): Forecast {
  const who = character(g, to);
  const damage = dealsDamage(paragraph) ? workedOut(g, to, baseDamage(g, self, to, paragraph), self) : 0;
  const left = Math.max(limits.minHealth, who.hp - damage);
  const ko = left === 0;
  const recovers = ko ? 0 : Math.min(paragraph.recover ?? 0, maxHp(who) - left);
  return {
    damage,
    hp: left + recovers,
    ko,
    vp: ko ? characterDef(who.name).vp : 0,
    heals: paragraph.recover !== undefined,
    recovers,
    gains: ko ? {} : (paragraph.gain ?? {}),
    hangsOnReveal: paragraph.reveal !== undefined,
    exiles: paragraph.mark === 'direct' && isStealthyTo(g, self, to),
  };
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
