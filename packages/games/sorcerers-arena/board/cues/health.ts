import type { ArenaPlay, Happening } from './happening.ts';
import { shoot } from './shooting.ts';

const SHAKE: Keyframe[] = [
  { translate: '0 0' },
  { translate: '-5px 0', filter: 'brightness(2.2)' },
  { translate: '4px 0' },
  { translate: '-2px 0' },
  { translate: '0 0' },
];
const LOST: Keyframe[] = [{ stroke: 'var(--team)' }, { stroke: '#fff' }, { stroke: '#0b0e26' }];
const WON: Keyframe[] = [{ stroke: '#0b0e26' }, { stroke: '#fff' }, { stroke: 'var(--team)' }];

/** The arcs of the ring that went out or came back, one after the other. */
async function tickRing({ stage, id }: Happening, before: number, after: number): Promise<void> {
  const ring = [...(stage.element(`standee/${id}`)?.querySelectorAll('.sa-arc') ?? [])];
  const changed = ring.slice(Math.min(before, after), Math.max(before, after));
  const inTurn = after < before ? changed.reverse() : changed;
  const delay = stage.time.state / 2;
  await Promise.all(
    inTurn.map((arc, i) =>
      stage.animate(arc, after < before ? LOST : WON, {
        duration: stage.time.state,
        delay: i * delay,
        fill: 'backwards',
      }),
    ),
  );
}

/** Health goes down or up, and whoever is hurt staggers. */
const healthChanged =
  (sign: 1 | -1): ArenaPlay =>
  what => {
    const { stage, params, id } = what;
    const number = stage.element(`badges/${id}`)?.querySelector('.sa-hp-n');
    const [amount, hp] = [Number(params.amount), Number(params.hp)];
    if (amount === 0) return undefined;
    const before = hp - sign * amount;
    if (number) stage.hold(number, before);
    return {
      async play() {
        if (sign < 0) await shoot(what);
        const standee = stage.element(`standee/${id}`);
        await Promise.all([
          sign < 0 && standee && stage.animate(standee, SHAKE, { duration: stage.time.move }),
          number && stage.count(number, hp),
          tickRing(what, before, hp),
        ]);
      },
    };
  };

export const damaged = healthChanged(-1);
export const recovered = healthChanged(1);
