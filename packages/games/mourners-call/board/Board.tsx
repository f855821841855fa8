import { classes } from '@tavolata/board-kit';
import { useLayoutEffect } from 'preact/hooks';
import { asksForPlaces } from './asking.ts';
import { City } from './City.tsx';
import { Forge } from './Forge.tsx';
import { Guilds } from './Guilds.tsx';
import { Offer } from './Offer.tsx';
import { Opponents } from './Opponents.tsx';
import { Outcome } from './Outcome.tsx';
import { Reserve } from './Reserve.tsx';
import { Sheet } from './Sheet.tsx';
import type { Props } from './scene.ts';
import { TrackRow, Warning } from './Tracks.tsx';

/** A city cut open like a reliquary: heaven's eye above it, the hand below, guilds and Forge beside it. */
export function Board({ scene }: Props) {
  const q = scene.draft?.q;
  // What was being looked at closes with the next question, before anybody looks which answers are in sight.
  useLayoutEffect(scene.opened.close, [q]);
  return (
    <div class={classes('mc-board', asksForPlaces(scene.draft) && 'placing')}>
      <Opponents scene={scene} />
      <div class="mc-middle">
        <TrackRow scene={scene} track="suspicion" />
        <div class="mc-stage">
          <City scene={scene} />
          <Offer scene={scene} />
          <Outcome scene={scene} />
          <Sheet scene={scene} />
        </div>
        <TrackRow scene={scene} track="threat" />
        <Warning scene={scene} />
      </div>
      <div class="mc-side">
        <Guilds scene={scene} />
        <Forge scene={scene} />
        <Reserve scene={scene} />
      </div>
    </div>
  );
}
