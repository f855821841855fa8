import type { CueMoment as AnyHappening, PlayCue as AnyPlay, TableEvent } from '@tavolata/board-kit';
import type { CharacterId } from '@tavolata/sorcerers-arena';
import type { ArenaScene } from '../scene.ts';

export interface Happening extends AnyHappening<ArenaScene> {
  readonly event: TableEvent;
  /** The character it happened to. */
  readonly id: CharacterId;
}

export type ArenaPlay = AnyPlay<Happening>;

export const flashes =
  (keyOf: (what: Happening) => string): ArenaPlay =>
  what => ({ play: () => what.stage.flash(keyOf(what)) });
