import type { TableEvent } from '@tavolata/table';
import type { Cue, Move } from '../motion/motion.ts';
import type { MotionStage } from '../motion/stage.ts';
import type { Scene } from './scene.ts';

/** Something that happened. The scene already shows all that came of it. */
export interface CueMoment<S> {
  readonly scene: S;
  readonly stage: MotionStage;
  readonly moves: readonly Move[];
  readonly params: TableEvent['params'];
  /** What the log says of it. */
  readonly text: string | undefined;
}

export type PlayCue<H> = (what: H) => Cue | undefined;

/** What a game shows when something happens, beyond cards that fly: by the name of the event. */
export const cuesFor =
  <S extends Pick<Scene, 'say'>>(plays: Readonly<Record<string, PlayCue<CueMoment<S>>>>) =>
  (scene: S, event: TableEvent, stage: MotionStage, moves: readonly Move[]): Cue | undefined =>
    plays[event.type]?.({ scene, stage, moves, params: event.params, text: scene.say.event(event) });
