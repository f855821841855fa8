import { say } from '@tavolata/board-kit';
import { doorOf } from '../games/doors.ts';
import { place } from '../shared/places.ts';

/** Why somebody is in the lobby whose address led elsewhere: the way on lies before them. */
export function Lost() {
  const placed = place.value;
  const why =
    placed.at === 'nowhere'
      ? say('lobby.nowhere')
      : placed.at === 'new' && !doorOf(placed.slug)
        ? say('problem.unknown-game')
        : undefined;
  if (!why) return null;
  return (
    <p class="bad lost" role="alert">
      {why}
    </p>
  );
}
