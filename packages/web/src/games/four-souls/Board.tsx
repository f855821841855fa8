import { Mine } from './Mine.tsx';
import { Offer } from './Offer.tsx';
import { Player } from './Player.tsx';
import { Slots } from './Slots.tsx';
import { Stack } from './Stack.tsx';
import { othersOf, type Props } from './scene.ts';

/** A cellar floor under one lamp: the others above, the rug in the middle, what is mine below. */
export function Board({ scene }: Props) {
  const others = othersOf(scene);
  return (
    <div class="fs-board" data-others={others.length}>
      <div class="fs-players">
        {others.map(seat => (
          <Player key={seat} scene={scene} seat={seat} />
        ))}
      </div>
      <Slots scene={scene} />
      <Mine scene={scene} />
      <div class="fs-sheet">
        <Stack scene={scene} />
      </div>
      <Offer scene={scene} />
    </div>
  );
}
