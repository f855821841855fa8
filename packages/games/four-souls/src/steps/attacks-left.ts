import type { CardId, Refusal } from '@tavolata/kernel';
import { isGuarded } from '../challenges/playing.ts';
import { limits } from '../defs.ts';
import type { Aim, AttackGrant, G, Spent } from '../state.ts';
import { cardsWithHp, works } from '../table/in-play.ts';
import { forbidden, owedAttacks, playerDc, total } from '../table/standing.ts';
import { active, aimAt, faceOf, isMonster, others, player } from '../table/table.ts';
import { sameAim } from '../verbs/use.ts';
import { topCard } from '../verbs/zoning.ts';

// What may be attacked, and how often.

const DECK: Aim = { deck: 'monster' };

/** What might be attacked, were every monster attackable, and players if a card says so (FS-ATK-03, FS-ATK-14). */
export function possibleTargets(g: G): Aim[] {
  const cards = cardsWithHp(g);
  const seats = playerDc(g) === undefined ? [] : others(g, active(g)).filter(seat => !player(g, seat).dead);
  return [
    ...cards.map(card => aimAt(g, card)),
    ...(topCard(g, 'monster') === undefined ? [] : [DECK]),
    ...seats.map(seat => ({ seat })),
  ];
}

const everyTarget = (g: G): Aim[] =>
  possibleTargets(g).filter(({ card }) => card === undefined || isAttackable(g, card));

export const isAttackable = (g: G, card: CardId): boolean =>
  faceOf(g, card).stats !== undefined && works(g, card) && !refuseBeingAttacked(g, card);

function refuseBeingAttacked(g: G, card: CardId): Refusal | undefined {
  const { attackable } = faceOf(g, card);
  if (!(isMonster(g, card) ? attackable !== false : attackable === true))
    return g.refuse('FS-MON-06', 'unattackable');
  if (isGuarded(g, card)) return g.refuse('FS-CHAL-01', 'guarded');
  return forbidden(g, { type: 'be-attacked', card });
}

/** Why something is not to be attacked now: by itself, or because the attack is for another target (FS-ATK-32). */
export function targetRefuser(g: G): (target: Aim) => Refusal | undefined {
  const open = attackTargets(g);
  return target =>
    open.some(aim => sameAim(aim, target))
      ? undefined
      : ((target.card === undefined ? undefined : refuseBeingAttacked(g, target.card)) ??
        g.refuse('FS-ATK-32', 'other-target'));
}

/** Of the turn's own, and those that cards give while they are there: what is lost after its use takes no other away. */
const ownAttacks = (g: G): number => {
  const all = limits.turn.attacks + total(g, 'attacks', (attacks, at) => attacks(g, at, active(g)));
  return Math.max(0, all - g.state.turn.attacks);
};
const isGeneral = ({ grants, only }: AttackGrant): boolean => grants && !only;
/** Those that may be made on anything; the one declared is made, whatever has become of what gave it (FS-ATK-02). */
export const generalAttacks = (g: G): number =>
  Math.max(ownAttacks(g) + g.state.turn.grants.filter(isGeneral).length, g.state.attack?.onAnything ? 1 : 0);

export const fits = ({ only }: AttackGrant, target: Aim): boolean =>
  !only || only.some(aim => sameAim(aim, target));

/** Grants for a named target count only while it is there (FS-ATK-32). */
const openGrants = (g: G, targets: readonly Aim[]): AttackGrant[] =>
  g.state.turn.grants.filter(
    grant => grant.grants && grant.only && targets.some(target => fits(grant, target)),
  );

export const obligations = (g: G): AttackGrant[] => [
  ...g.state.turn.grants.filter(({ must }) => must),
  ...owedAttacks(g),
];

/** What the active player may attack now: what meets an obligation, or leaves attacks that can meet them all. */
export function attackTargets(g: G): Aim[] {
  const every = everyTarget(g);
  const general = generalAttacks(g);
  const grants = openGrants(g, every);
  const legal = every.filter(target => general > 0 || grants.some(grant => fits(grant, target)));
  const owed = obligations(g).filter(grant => legal.some(target => fits(grant, target)));
  if (owed.length === 0) return legal;
  return legal.filter(target => {
    if (owed.some(grant => fits(grant, target))) return true;
    const used = grants.find(grant => fits(grant, target));
    const left = grants.filter(grant => grant !== used);
    return unmetBy(left, owed, legal) <= general - (used ? 0 : 1);
  });
}

/** How many obligations attacks granted for named targets cannot meet, however they are used. */
function unmetBy(
  grants: readonly AttackGrant[],
  owed: readonly AttackGrant[],
  targets: readonly Aim[],
): number {
  const [first, ...rest] = owed;
  if (!first) return 0;
  const meeting = grants.filter(grant => targets.some(target => fits(grant, target) && fits(first, target)));
  return Math.min(
    1 + unmetBy(grants, rest, targets),
    ...meeting.map(used =>
      unmetBy(
        grants.filter(grant => grant !== used),
        rest,
        targets,
      ),
    ),
  );
}

/** The attack made uses what was granted for it, else one of the turn's own; plain obligations it meets are met. */
export function spend(g: G, target: Aim): Spent {
  const { turn } = g.state;
  const before = { ...turn };
  if (target.deck) turn.deckAttacks++;
  const use = turn.grants.find(grant => grant.grants && grant.only && fits(grant, target));
  const due = use ?? turn.grants.find(grant => grant.grants && grant.must && !grant.only && !grant.later);
  if (use) turn.grants = turn.grants.filter(grant => grant !== use);
  else {
    // A compulsory attack without a target of its own is met by any; the attack it gave is there until it is used.
    if (due) turn.grants = turn.grants.map(grant => (grant === due ? { grants: true, must: false } : grant));
    spendGeneral(g);
  }
  const met = turn.grants.find(grant => !grant.grants && fits(grant, target));
  if (met) turn.grants = turn.grants.filter(grant => grant !== met);
  turn.grants = turn.grants.map(fromNowOn);
  return {
    own: turn.attacks > before.attacks,
    lost: before.grants.filter(grant => !turn.grants.includes(grant)),
    gained: turn.grants.filter(grant => !before.grants.includes(grant)),
  };
}

function fromNowOn(grant: AttackGrant): AttackGrant {
  if (!grant.later) return grant;
  const { later: _, ...now } = grant;
  return now;
}

/** The attack under way does not count as made (FS-LEAVE-06): the turn is as if it had used nothing. */
export function giveBack(g: G, { own, lost, gained }: Spent): void {
  const { turn } = g.state;
  if (own) turn.attacks--;
  const grants = [...turn.grants];
  for (const one of gained) {
    const at = grants.findIndex(grant => isAlike(grant, one));
    if (at >= 0) grants.splice(at, 1);
  }
  turn.grants = [...grants, ...lost];
}

const isAlike = (x: AttackGrant, y: AttackGrant): boolean =>
  x.grants === y.grants &&
  x.must === y.must &&
  x.later === y.later &&
  x.only?.length === y.only?.length &&
  (x.only ?? []).every(aim => fits(y, aim));

/** One of the turn's own as long as there is any, then one that was granted. */
function spendGeneral(g: G): void {
  const { turn } = g.state;
  if (ownAttacks(g) > 0) turn.attacks++;
  else {
    const granted = turn.grants.filter(isGeneral);
    const used = granted.find(({ must }) => !must) ?? granted[0];
    turn.grants = turn.grants.filter(grant => grant !== used);
  }
}
