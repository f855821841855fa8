import { type CombatDef, isOfKind, type MainPhase, type Paragraph, type SpaceName } from '../defs.ts';
import type { CharacterId, G } from '../state.ts';
import { attackAim, standardAttackOf, standardMove } from '../steps/standard.ts';
import { endSpaces, isWithin } from '../verbs/board.ts';
import { inHand } from '../verbs/cards.ts';
import { character, isUnder, saidOf, standing } from '../verbs/characters.ts';
import { baseDamage, dealsDamage } from '../verbs/paragraph.ts';
import {
  type Aim,
  aimOf,
  isAmong,
  isStealthyTo,
  landings,
  refuseTarget,
  spokenOf,
} from '../verbs/targets.ts';
import { chanceOf, damageWorth, gainWorth, recoverWorth, spaceWorth } from './worth.ts';

/** What is still to be done in a turn. */
interface Todo {
  readonly moved: boolean;
  readonly acted: boolean;
}

/** Playing a card costs the card; paying for a Stealthy rival another. */
const CARD_COST = 0.35;
const EXILE_COST = 0.6;

/** What one paragraph is worth on somebody. */
export function worthOn(g: G, self: CharacterId, to: CharacterId, paragraph: Paragraph): number {
  const { recover, gain, discardRandom = 0, move, swap } = paragraph;
  let worth = discardRandom * 0.4;
  const base = dealsDamage(paragraph) ? baseDamage(g, self, to, paragraph) : 0;
  if (base > 0) worth += damageWorth(g, self, to, base);
  if (recover !== undefined) worth += recoverWorth(g, to, recover);
  const reveals = paragraph.reveal ? chanceOf(g, self, paragraph.reveal) : 1;
  if (gain) worth += reveals * gainWorth(g, self, to, gain);
  if ((move !== undefined || swap) && to !== self) worth += 0.2;
  return worth;
}

/** A turn of one character thought through from a view: where to stand, what to do there, in which order. */
export class Plan {
  private readonly g: G;
  private readonly self: CharacterId;
  private readonly known = new Map<string, number>();
  private playable: readonly CombatDef[] | undefined;

  constructor(g: G, self: CharacterId) {
    this.g = g;
    this.self = self;
  }

  /** The cards in hand that the character may play, whatever the phase. */
  private get cards(): readonly CombatDef[] {
    if (this.playable) return this.playable;
    const { g, self } = this;
    const who = character(g, self);
    const { name, seat } = who;
    const forbidden = saidOf(who, 'forbids');
    this.playable = inHand(g, seat)
      .map(card => g.def(card))
      .filter((def): def is CombatDef => def.type === 'combat' && def.character === name)
      .filter(def => !forbidden.some(type => def.types.includes(type)));
    return this.playable;
  }

  /** The best that can still be made of the turn from a space. */
  from(space: SpaceName, todo: Todo): number {
    const key = `${space} ${todo.moved} ${todo.acted}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    let best = spaceWorth(this.g, this.self, space);
    this.known.set(key, best);
    if (!todo.acted) best = Math.max(best, this.acting(space, todo));
    if (!todo.moved) best = Math.max(best, this.moving(space, todo));
    this.known.set(key, best);
    return best;
  }

  /** Whether the best that can still be made of the turn has an attack or another action in it. */
  strikes(space: SpaceName, { moved, acted }: Todo): boolean {
    return this.from(space, { moved, acted }) > this.from(space, { moved, acted: true });
  }

  private acting(space: SpaceName, todo: Todo): number {
    const after = { ...todo, acted: true };
    return Math.max(this.attack(space, after), ...this.playing('action', space, after));
  }

  private moving(space: SpaceName, todo: Todo): number {
    const after = { ...todo, moved: true };
    return Math.max(this.walk(space, after), ...this.playing('movement', space, after));
  }

  private playing(phase: MainPhase, space: SpaceName, after: Todo): number[] {
    return this.cards
      .filter(def => isOfKind(def, phase))
      .map(def => this.text(def.does, 0, space, after) - CARD_COST);
  }

  /** A standard movement, after which `after` remains. */
  walk(space: SpaceName, after: Todo, more = 0): number {
    const { g, self } = this;
    if (isUnder(character(g, self), 'holds')) return this.from(space, after) - 0.1;
    const steps = standardMove(g, self) + more;
    return Math.max(...endSpaces(g, self, space, steps, 'allies').map(to => this.from(to, after)));
  }

  /** A standard attack on the best target, then what remains. */
  attack(space: SpaceName, after: Todo): number {
    const { g, self } = this;
    const aim = { ...attackAim(g, self, this.handSize()), from: space };
    const best = this.bestTarget(aim, to => damageWorth(g, self, to, standardAttackOf(g, self)));
    return best === undefined ? Number.NEGATIVE_INFINITY : best + this.from(space, after);
  }

  private handSize(): number {
    return inHand(this.g, character(this.g, this.self).seat).length;
  }

  private bestTarget(aim: Aim, worth: (to: CharacterId) => number): number | undefined {
    const { g, self } = this;
    let best: number | undefined;
    for (const to of spokenOf(g, aim)) {
      if (refuseTarget(g, aim, to)) continue;
      const each = worth(to) - (isStealthyTo(g, self, to) ? EXILE_COST : 0);
      if (best === undefined || each > best) best = each;
    }
    return best;
  }

  /** The paragraphs of a text from one on, carried out from a space as well as can be, then what remains. */
  text(does: readonly Paragraph[], at: number, space: SpaceName, after: Todo): number {
    const paragraph = does[at];
    if (!paragraph) return this.from(space, after);
    const plain = 0.5 * (paragraph.draw ?? 0) + (paragraph.vp ?? 0) + (paragraph.look ? 0.4 : 0);
    const now = plain + this.effect(paragraph, space);
    return now + Math.max(...this.ends(paragraph, space).map(to => this.text(does, at + 1, to, after)));
  }

  /** Where the character itself may be after a paragraph. */
  private ends({ who, mark, move, through, leap }: Paragraph, space: SpaceName): SpaceName[] {
    const { g, self } = this;
    if (isUnder(character(g, self), 'holds')) return [space];
    if (leap) {
      const beside = spokenOf(g, { self, who }).flatMap(to => landings(g, self, to));
      return beside.length > 0 ? beside : [space];
    }
    return mark === 'none' && who === 'self' && move !== undefined
      ? endSpaces(g, self, space, move, through ?? 'allies')
      : [space];
  }

  private effect(paragraph: Paragraph, space: SpaceName): number {
    const { g, self } = this;
    const { mark, who, upTo } = paragraph;
    const worth = (to: CharacterId) => worthOn(g, self, to, paragraph);
    if (mark === 'none') return who === 'self' ? worth(self) : 0.3;
    if (mark === 'direct') {
      const best = this.bestTarget(aimOf(self, paragraph, space, this.handSize() - 1), worth);
      return upTo ? Math.max(0, best ?? 0) : (best ?? 0);
    }
    const within = (to: CharacterId) =>
      isWithin(space, to === self ? space : (character(g, to).space as SpaceName), paragraph.range);
    return standing(g)
      .filter(to => isAmong(g, self, who, to) && within(to))
      .reduce((sum, to) => sum + worth(to), 0);
  }
}
