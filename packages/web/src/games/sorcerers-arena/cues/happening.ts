import type { CharacterId } from '@tavolata/sorcerers-arena';
import type { TableEvent } from '@tavolata/table';
import type { Happening as AnyHappening, Play as AnyPlay } from '../../../table/happening.ts';
import type { ArenaScene } from '../scene.ts';

export interface Happening extends AnyHappening<ArenaScene> {
  readonly event: TableEvent;
  /** The character it happened to. */
  readonly id: CharacterId;
}

export type Play = AnyPlay<Happening>;

export const flashes =
  (keyOf: (what: Happening) => string): Play =>
  what => ({ play: () => what.stage.flash(keyOf(what)) });
