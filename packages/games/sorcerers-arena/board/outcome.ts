import type { CharacterId, Forecast, StatusName } from '@tavolata/sorcerers-arena';
import { type ArenaScene, characterAt, mySide, sideOfSeat } from './scene.ts';

/** A forecast in words: what becomes of the Health Points, and what comes with it. */
export interface Told {
  readonly head: string;
  readonly more: readonly string[];
}

export function tellOutcome(scene: ArenaScene, id: CharacterId, told: Forecast): Told {
  const { say } = scene;
  const { hp: before, seat } = characterAt(scene, id);
  // SA-KO-04: the other side scores, whoever dealt the damage.
  const scored = sideOfSeat(scene, seat) === mySide(scene) ? 'board.would.vp-rivals' : 'board.would.vp';
  const gains = Object.entries(told.gains) as [StatusName, number][];
  const gained = gains.map(([status, number]) => say.say('board.would.gain', { status, number }));
  const cost = told.exiles ? [say.say('board.would.exile')] : [];
  if (told.hangsOnReveal) return { head: gained.join(', '), more: [say.say('board.would.reveal'), ...cost] };
  if (told.ko)
    return {
      head: say.say('board.would.ko', { before }),
      more: [say.say(scored, { vp: told.vp }), ...cost],
    };
  const going = told.goes && say.say(`board.would.${told.goes.how}`, { spaces: told.goes.spaces });
  const changes = told.hp !== before;
  const hurts = told.damage > 0;
  const head = changes
    ? say.say('board.would.change', { before, after: told.hp })
    : gains.length > 0
      ? gained.join(', ')
      : told.heals
        ? say.say('board.would.full')
        : (going ?? say.say('board.would.damage', { damage: 0 }));
  return {
    head,
    more: [
      ...(hurts ? [say.say('board.would.damage', { damage: told.damage })] : []),
      ...(told.recovers > 0 ? [say.say('board.would.recover', { amount: told.recovers })] : []),
      ...(changes ? gained : []),
      ...(going && head !== going ? [going] : []),
      ...cost,
    ],
  };
}
