/** One clock for all motion, in milliseconds: the tokens' times at the player's speed. */
export interface Tempo {
  /** A number changes, a thing lights up. */
  readonly state: number;
  /** A card goes from one zone to another. */
  readonly move: number;
  /** Long enough to read what somebody else has done. */
  readonly beat: number;
  /** A phase begins, somebody falls. */
  readonly scene: number;
  /** Nothing moves: what changes fades in. */
  readonly still: boolean;
}

const TIMES = { state: 160, move: 320, beat: 520, scene: 900 };

export function tempo(): Tempo {
  const root = document.documentElement;
  const speed = Number.parseFloat(getComputedStyle(root).getPropertyValue('--speed')) || 1;
  const still =
    root.dataset.motion === 'off' ||
    document.hidden ||
    matchMedia('(prefers-reduced-motion: reduce)').matches;
  const at = (time: number): number => time / speed;
  return {
    state: at(TIMES.state),
    move: at(TIMES.move),
    beat: at(TIMES.beat),
    scene: at(TIMES.scene),
    still,
  };
}

/** The same, faster: when a lot has happened at once. */
export const hurried = (time: Tempo, by: number): Tempo =>
  by <= 1
    ? time
    : {
        state: time.state / by,
        move: time.move / by,
        beat: time.beat / by,
        scene: time.scene / by,
        still: time.still,
      };
