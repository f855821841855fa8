import { waitingEffects } from '@tavolata/boss-monster';
import type { Seat } from '@tavolata/kernel';
import type { BossMonsterScene } from './scene.ts';

/** Whose zones a card lies in. */
const ownerOf = (zone: string): string | undefined => zone.split('/')[1];

/** Something of that seat can be picked now. */
export function isAskedAbout({ g, draft }: BossMonsterScene, seat: Seat): boolean {
  return (draft?.options ?? []).some(
    option => option.seat === seat || (option.card !== undefined && ownerOf(g.zoneOf(option.card)) === seat),
  );
}

/** A Hero walks through that seat's dungeon. */
export const isWalked = ({ g: { state } }: BossMonsterScene, seat: Seat): boolean =>
  state.walk !== undefined && state.active === seat;

/** The opponent to look at: asked about, active, acting, or the one who did something last. */
export function matters(scene: BossMonsterScene, others: readonly Seat[]): Seat | undefined {
  const { g, events } = scene;
  const { active } = g.state;
  const asked = others.find(seat => isAskedAbout(scene, seat));
  const acting = waitingEffects(g).find(({ by }) => others.includes(by))?.by;
  const walked = others.find(seat => isWalked(scene, seat));
  const current = active && others.includes(active) ? active : undefined;
  const last = events.findLast(({ params }) => others.includes(params.seat as Seat))?.params.seat as Seat;
  return asked ?? walked ?? acting ?? current ?? last ?? others[0];
}
