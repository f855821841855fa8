import { mineOf } from '@tavolata/board-kit';
import {
  damageOf,
  damageParts,
  faceDown,
  isUsed,
  player,
  type RoomDef,
  revealed,
  type Space,
  spotOf,
  stack,
  targetOf,
  waitingEffects,
  withBuilt,
} from '@tavolata/boss-monster';
import type { CardId, Seat } from '@tavolata/kernel';
import type { BossMonsterScene } from './scene.ts';

/** A space of a dungeon as it is to be drawn. */
export interface SpaceFacts {
  readonly space: Space;
  readonly seat: Seat;
  /** What lies on top: face-down, or the visible Room. */
  readonly card: CardId;
  readonly faceDown: boolean;
  readonly deactivated: boolean;
  readonly used: boolean;
  /** Rooms beneath the visible one. */
  readonly beneath: readonly CardId[];
}

export function spacesOf({ g }: BossMonsterScene, seat: Seat): SpaceFacts[] {
  return player(g, seat).spaces.flatMap(space => {
    const down = g.cards(faceDown(seat, space.id))[0];
    const built = g.cards(stack(seat, space.id));
    const card = down ?? built[0];
    if (card === undefined) return [];
    return [
      {
        space,
        seat,
        card,
        faceDown: down !== undefined,
        deactivated: space.deactivated,
        used: isUsed(g, card),
        beneath: down === undefined ? built.slice(1) : built,
      },
    ];
  });
}

/** A Room's damage where it lies, and how much of that is bonus; no number where it is counted in a dungeon, and it is in none. */
export interface Damage {
  readonly value: number | undefined;
  readonly bonus: number;
}

export function damageAt(scene: BossMonsterScene, card: CardId): Damage {
  const { g } = scene;
  const spot = spotOf(g, card);
  if (!spot) return { value: isOff(scene, card) ? 0 : printedDamage(scene, card), bonus: 0 };
  const value = damageOf(g, spot);
  return { value, bonus: value - (damageParts(g, spot)[0]?.amount ?? value) };
}

/** What is printed: a number, or a sign for what has to be counted. */
export const printedDamage = ({ g }: BossMonsterScene, card: CardId): number | undefined =>
  g.def(card).does.baseDamage ? undefined : (g.def(card) as RoomDef).damage;

/** A figure, or the sign that is printed in its place. */
export const figure = (value: number | undefined): string => (value === undefined ? '★' : String(value));

/** A visible Room that is deactivated: its damage is ignored (BM-DEACT-03). */
export function isOff({ g }: BossMonsterScene, card: CardId): boolean {
  const zone = g.zoneOf(card);
  const [kind, owner, id] = zone.split('/') as [string, Seat, string];
  if (kind !== 'stack' || g.cards(zone)[0] !== card) return false;
  return player(g, owner).spaces.some(space => space.id === Number(id) && space.deactivated);
}

/** Which cards wait to act upon a card or a player. */
export function aimingAt({ g }: BossMonsterScene, target: CardId | Seat): CardId[] {
  return waitingEffects(g)
    .filter(({ aim }) => aim.seat === target || targetOf(g, aim) === target)
    .map(({ card }) => card);
}

/** The card whose question is open, or that is resolving. */
export const isActing = ({ g, draft }: BossMonsterScene, card: CardId): boolean =>
  draft?.question.source === card || g.state.window?.resolving?.[0]?.card === card;

/** The Room I am about to build and where, if I have chosen that much. */
function planned(
  scene: BossMonsterScene,
): { readonly room: CardId; readonly position: 'new' | number } | undefined {
  const { draft } = scene;
  const room = draft?.question.source;
  const [chosen] = draft?.chosen.value ?? [];
  if (!draft || room === undefined || chosen === undefined) return undefined;
  if (draft.question.prompt !== 'place-where' && draft.question.prompt !== 'build-fetched') return undefined;
  const place = draft.options[chosen]?.place;
  if (place === undefined) return undefined;
  return { room, position: place === 'new' ? 'new' : Number(place.split('/')[2]) };
}

/** Numbers of my dungeon as they would be with the Room I am about to build: by space, damage before and after. */
export function plannedDamage(scene: BossMonsterScene): Map<number, { before: number; after: number }> {
  const plan = planned(scene);
  const changes = new Map<number, { before: number; after: number }>();
  if (!plan) return changes;
  const seat = mineOf(scene);
  // What I have placed before lies face-down: it is turned up in either case.
  const now = revealed(scene.g, seat);
  const then = withBuilt(scene.g, seat, plan.room, plan.position);
  for (const { id } of player(now, seat).spaces) {
    const room = now.cards(stack(seat, id))[0];
    const next = then.cards(stack(seat, id))[0];
    const [from, to] = [room && spotOf(now, room), next && spotOf(then, next)];
    const before = from ? damageOf(now, from) : 0;
    const after = to ? damageOf(then, to) : 0;
    if (before !== after || id === plan.position) changes.set(id, { before, after });
  }
  return changes;
}
