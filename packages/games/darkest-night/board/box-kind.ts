import { EVENT_DRAWN } from '@tavolata/darkest-night';
import { encounterOf } from './combat.ts';
import { boxed } from './offered.ts';
import type { NightScene } from './scene.ts';

/** Whether dice are rolled or a fight goes on, an event is read, or something else is to be decided in the box; or nothing. */
export function boxKind(scene: NightScene): 'fighting' | 'reading' | 'deciding' | undefined {
  const { g } = scene;
  if (g.state.rolls.length > 0 || encounterOf(scene) !== undefined) return 'fighting';
  if (g.cards(EVENT_DRAWN).length > 0) return 'reading';
  return boxed(scene).length > 0 ? 'deciding' : undefined;
}
