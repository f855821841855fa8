import type { TableEvent } from '@tavolata/table';
import type { Cue, Move } from '../../table/motion.ts';
import type { Stage } from '../../table/stage.ts';
import type { NightScene } from './scene.ts';

/** What everybody should notice is told across the table. */
const ANNOUNCED = ['detected', 'blight-created', 'darkness-changed', 'died', 'necromancer-rolled'];

export function cue(
  scene: NightScene,
  event: TableEvent,
  stage: Stage,
  _moves: readonly Move[],
): Cue | undefined {
  const text = ANNOUNCED.includes(event.type) ? scene.say.event(event) : undefined;
  return text === undefined
    ? undefined
    : {
        async play() {
          void stage.banner(text);
        },
      };
}
