import { type CardId, choose, type Flow, maybeChoose, putInOrder } from '@tavolata/kernel';
import type { Paragraph, StatusName } from '../defs.ts';
import type { CharacterId, G } from '../state.ts';
import { atRandom, discard, draw, exileForStealth, inHand } from './cards.ts';
import { asOption, character, countersOf, decider, isStanding, sideOf } from './characters.ts';
import { damage, recover } from './damage.ts';
import { lookFor, revealFor } from './decks.ts';
import { leapBeside, moveUpTo, swap } from './movement.ts';
import { gainVp } from './score.ts';
import { gain } from './statuses.ts';
import { type Aim, aimOf, isStealthyTo, reached, refuseTarget, spokenOf } from './targets.ts';

/** Whose text it is, and whom it chose before (SA-EFF-05). */
export interface Text {
  readonly self: CharacterId;
  readonly that?: CharacterId;
  readonly source?: CardId;
}

/** SA-EFF-01: one character is chosen, and paid for if it is a Stealthy rival (SA-STEAL-01). */
export function* chooseTarget(g: G, aim: Aim, upTo = false, source?: CardId): Flow<CharacterId | undefined> {
  const { seat } = character(g, aim.self);
  const about = {
    rule: upTo ? 'SA-EFF-04' : 'SA-EFF-01',
    ...(source !== undefined && { source }),
    as: (id: CharacterId) => asOption(g, id),
    refuse: (id: CharacterId) => refuseTarget(g, aim, id),
  };
  const chosen = upTo
    ? yield* maybeChoose(g, decider(g, seat), 'choose-up-to-one', spokenOf(g, aim), {
        ...about,
        decline: 'nobody',
      })
    : yield* choose(g, decider(g, seat), 'choose-target', spokenOf(g, aim), about);
  if (chosen !== undefined && isStealthyTo(g, aim.self, chosen)) yield* exileForStealth(g, seat);
  return chosen;
}

/** SA-DMG-01: whoever controls the source says in which order several are damaged. */
function* inOrder(g: G, self: CharacterId, ids: readonly CharacterId[]): Flow<CharacterId[]> {
  const options = ids.map(id => asOption(g, id));
  const order = yield* putInOrder(decider(g, character(g, self).seat), 'damage-order', options, {
    rule: 'SA-DMG-01',
  });
  return order.map(option => ids[options.indexOf(option)] as CharacterId);
}

export const dealsDamage = ({ damage: base, damageIs }: Paragraph): boolean =>
  base !== undefined || damageIs !== undefined;

/** One addend of a base damage. What hangs on whoever is hit has no amount while that is nobody yet. */
export type DamagePart =
  | { readonly from: 'printed'; readonly amount: number }
  | { readonly from: 'counters'; readonly status: StatusName; readonly amount: number }
  | { readonly from: 'its-statuses'; readonly amount?: number };

/** The base amount a paragraph deals, addend by addend, read from the table: printed (or counted) first. */
export function damageParts(g: G, self: CharacterId, paragraph: Paragraph, to?: CharacterId): DamagePart[] {
  const me = character(g, self);
  const { damage: plain = 0, damageIs, damageIf, damagePlus } = paragraph;
  if (damageIs) {
    const status = damageIs.counters;
    return [{ from: 'counters', status, amount: countersOf(me, status) }];
  }
  const parts: DamagePart[] = [{ from: 'printed', amount: plain }];
  if (damageIf && countersOf(me, damageIf.status) >= damageIf.counters)
    parts.push({ from: 'counters', status: damageIf.status, amount: damageIf.damage - plain });
  if (damagePlus === 'its-statuses')
    parts.push({
      from: 'its-statuses',
      ...(to !== undefined && { amount: Object.keys(character(g, to).statuses).length }),
    });
  return parts;
}

export const sumOf = (parts: readonly DamagePart[]): number =>
  parts.reduce((sum, { amount = 0 }) => sum + amount, 0);

export const baseDamage = (g: G, self: CharacterId, to: CharacterId, paragraph: Paragraph): number =>
  sumOf(damageParts(g, self, paragraph, to));

function* whom(g: G, text: Text, paragraph: Paragraph): Flow<readonly CharacterId[]> {
  const { self, that, source } = text;
  const { mark, who } = paragraph;
  if (mark === 'none') return who === 'self' ? [self] : that === undefined ? [] : [that];
  // Out of the Arena a character reaches nobody.
  const { seat, space } = character(g, self);
  if (!space || !isStanding(character(g, self))) return [];
  if (mark === 'direct') {
    const aim = aimOf(self, paragraph, space, inHand(g, seat).length);
    const chosen = yield* chooseTarget(g, aim, paragraph.upTo, source);
    return chosen === undefined ? [] : [chosen];
  }
  const all = reached(g, self, paragraph);
  return dealsDamage(paragraph) ? yield* inOrder(g, self, all) : all;
}

function* moves(g: G, self: CharacterId, to: CharacterId, paragraph: Paragraph): Flow<void> {
  const { seat } = character(g, self);
  if (paragraph.move !== undefined)
    yield* moveUpTo(g, decider(g, seat), to, paragraph.move, paragraph.through);
  if (paragraph.swap) swap(g, self, to);
  if (paragraph.leap) yield* leapBeside(g, decider(g, seat), self, to);
}

/** SA-RES-01, SA-RES-02: one paragraph, in the order components.yaml gives, as far as it can be done. Says who was chosen. */
export function* carryOut(g: G, text: Text, paragraph: Paragraph): Flow<CharacterId | undefined> {
  const { self } = text;
  const { seat } = character(g, self);
  const targets = yield* whom(g, text, paragraph);
  const chosen = paragraph.mark === 'direct' ? targets[0] : text.that;
  if (paragraph.mark === 'direct' && chosen === undefined) return undefined;
  if (paragraph.reveal) {
    const right = yield* revealFor(g, self, paragraph.reveal);
    if (right === false && paragraph.otherwise) damage(g, self, paragraph.otherwise.suffer);
    if (!right) return chosen;
  }
  if (paragraph.look) yield* lookFor(g, self, paragraph.look);
  if (dealsDamage(paragraph))
    for (const to of targets) damage(g, to, baseDamage(g, self, to, paragraph), self);
  for (const to of targets) {
    if (paragraph.recover !== undefined) recover(g, to, paragraph.recover, self);
    if (paragraph.gain) gain(g, to, paragraph.gain);
  }
  for (const to of targets) yield* moves(g, self, to, paragraph);
  if (paragraph.discardRandom !== undefined)
    for (const to of targets) atRandom(g, character(g, to).seat, paragraph.discardRandom, discard);
  if (paragraph.draw !== undefined) draw(g, seat, paragraph.draw);
  if (paragraph.vp !== undefined) gainVp(g, sideOf(g, self), paragraph.vp);
  return chosen;
}
