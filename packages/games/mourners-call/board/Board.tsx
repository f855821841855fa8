import { classes, compact } from '@tavolata/board-kit';
import { useLayoutEffect } from 'preact/hooks';
import { asksForPlaces } from './asking.ts';
import css from './Board.module.css';
import { City } from './City.tsx';
import { Forge } from './Forge.tsx';
import { Guilds } from './Guilds.tsx';
import { Offer, useOffer } from './Offer.tsx';
import { Opponents } from './Opponents.tsx';
import { Reserve } from './Reserve.tsx';
import { isLookedAt, Sheet } from './Sheet.tsx';
import type { Props } from './scene.ts';
import { TrackRow } from './Tracks.tsx';
import { Warning } from './Warning.tsx';

/** A city cut open like a reliquary: heaven's eye above it, the hand below, guilds and Forge beside it. */
export function Board({ scene }: Props) {
  const q = scene.draft?.q;
  // What was being looked at closes with the next question, before anybody looks which answers are in sight.
  useLayoutEffect(scene.opened.close, [q]);
  const offer = useOffer(scene);
  const looked = isLookedAt(scene);
  const covered = looked || (offer !== undefined && !offer.folded);
  // To choose a place one needs the city, and on phones all the room there is.
  const placing = asksForPlaces(scene.draft) && compact.value;
  return (
    <div class={classes('mc-board', css.board, (covered || placing) && css.covered)}>
      <Opponents scene={scene} />
      <div class={css.middle}>
        <TrackRow scene={scene} track="suspicion" />
        <div class={css.stage}>
          {!covered && <City scene={scene} />}
          {offer && !looked && <Offer scene={scene} offer={offer} />}
          <Sheet scene={scene} />
        </div>
        <TrackRow scene={scene} track="threat" />
        <Warning scene={scene} hidden={compact.value} />
      </div>
      <div class={css.side}>
        <Guilds scene={scene} />
        <Forge scene={scene} />
        <Reserve scene={scene} />
      </div>
    </div>
  );
}
