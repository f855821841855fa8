import type { CharacterId } from '@tavolata/sorcerers-arena';
import type { TableEvent } from '@tavolata/table';
import type { Cue, Move } from '../../../table/motion.ts';
import type { Stage } from '../../../table/stage.ts';
import type { ArenaScene } from '../scene.ts';

/** Something that happened. The scene already shows all that came of it. */
export interface Happening {
  readonly scene: ArenaScene;
  readonly stage: Stage;
  readonly moves: readonly Move[];
  readonly event: TableEvent;
  readonly params: TableEvent['params'];
  /** What the log says of it. */
  readonly text: string | undefined;
  /** The character it happened to. */
  readonly id: CharacterId;
}

export type Play = (what: Happening) => Cue | undefined;

export const flashes =
  (keyOf: (what: Happening) => string): Play =>
  what => ({ play: () => what.stage.flash(keyOf(what)) });
