import { cursesOf, itemsOf, soulCards, soulsOf } from '@tavolata/four-souls';
import { mineOf, type Props } from './scene.ts';
import { Tile } from './Tile.tsx';

/** What I have: my items and curses, and my souls. */
export function Mine({ scene }: Props) {
  const { g, say } = scene;
  const seat = mineOf(scene);
  const things = [...itemsOf(g, seat), ...cursesOf(g, seat)];
  return (
    <section class="fs-mine">
      <div class="fs-mat items" data-zone={`items/${seat}`}>
        <h3>
          {say.say('board.my-items')} <small>{things.length}</small>
        </h3>
        <div class="fs-row">
          {things.map(card => (
            <Tile key={card} scene={scene} card={card} size="small" />
          ))}
        </div>
      </div>
      <div class="fs-mat souls" data-zone={`souls/${seat}`}>
        <h3>
          {say.say('board.my-souls')} <small>{say.say('board.souls-of', { souls: soulsOf(g, seat) })}</small>
        </h3>
        <div class="fs-row">
          {soulCards(g, seat).map(card => (
            <Tile key={card} scene={scene} card={card} size="small" class="soul" />
          ))}
        </div>
      </div>
    </section>
  );
}
