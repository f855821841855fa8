import type { TableEvent } from '@tavolata/table';
import type { Scene } from '../games/page.ts';
import type { Cue, Move } from './motion.ts';
import type { Stage } from './stage.ts';

/** Something that happened. The scene already shows all that came of it. */
export interface Happening<S> {
  readonly scene: S;
  readonly stage: Stage;
  readonly moves: readonly Move[];
  readonly params: TableEvent['params'];
  /** What the log says of it. */
  readonly text: string | undefined;
}

export type Play<H> = (what: H) => Cue | undefined;

/** What a game shows when something happens, beyond cards that fly: by the name of the event. */
export const cuesFor =
  <S extends Pick<Scene, 'say'>>(plays: Readonly<Record<string, Play<Happening<S>>>>) =>
  (scene: S, event: TableEvent, stage: Stage, moves: readonly Move[]): Cue | undefined =>
    plays[event.type]?.({ scene, stage, moves, params: event.params, text: scene.say.event(event) });
