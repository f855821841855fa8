import { characterOf, cursesOf, handOf, itemsOf, lootPlaysLeft, player } from '@tavolata/four-souls';
import { classes } from '../../shared/strings.ts';
import { Aims } from './Aims.tsx';
import { aimedAt } from './aimed.ts';
import { Pile } from './Pile.tsx';
import { Plate } from './Player.tsx';
import { Row } from './Row.tsx';
import { mineOf, type Props } from './scene.ts';
import { Tile } from './Tile.tsx';

/** My doll and how I stand, my hand, the loot. */
export function Hand({ scene }: Props) {
  const { g, say } = scene;
  const seat = mineOf(scene);
  const aims = aimedAt(scene, { seat });
  const cards = handOf(g, seat);
  return (
    <div class="fs-dock">
      <div
        class={classes('fs-me', player(g, seat).dead && 'dead', aims.length > 0 && 'aimed')}
        data-zone={`seat/${seat}`}
      >
        <Tile scene={scene} card={characterOf(g, seat)} size="small" />
        <div class="fs-about">
          <Plate scene={scene} seat={seat} />
          <p>{say.say('board.loot-plays', { count: Math.max(0, lootPlaysLeft(g, seat)) })}</p>
        </div>
        <Usable scene={scene} />
        <Aims numbers={aims} />
      </div>
      <Row scene={scene} cards={cards} size="hand" class="fs-hand" />
      <Pile scene={scene} kind="loot" />
    </div>
  );
}

/** On phones, where the stack covers my items: those I can use now, and how many more there are. */
function Usable({ scene }: Props) {
  const { g, say, picking, opened } = scene;
  const seat = mineOf(scene);
  const things = [...itemsOf(g, seat), ...cursesOf(g, seat)];
  const usable = things.filter(card => (picking?.on({ card }).length ?? 0) > 0);
  return (
    <div class="fs-usable">
      {usable.map(card => (
        <Tile key={card} scene={scene} card={card} size="mini" />
      ))}
      {things.length > usable.length && (
        <button type="button" class="fs-more" onClick={() => opened.toggle({ seat })}>
          {say.say('board.more-items', { count: things.length - usable.length })}
        </button>
      )}
    </div>
  );
}
