import { cursesOf, itemsOf, soulCards, soulsOf } from '@tavolata/four-souls';
import { Flame } from './Glyph.tsx';
import { Frame } from './Print.tsx';
import { Row } from './Row.tsx';
import { mineOf, type Props } from './scene.ts';
import { goalOf } from './souls.ts';
import { Tile } from './Tile.tsx';
import { about } from './words.ts';

/** So few that each can show its text. */
const FEW = 6;

/** What I have: my items and curses, and my souls. */
export function Mine({ scene }: Props) {
  const { g, say } = scene;
  const seat = mineOf(scene);
  const things = [...itemsOf(g, seat), ...cursesOf(g, seat)];
  return (
    <section class="fs-mine">
      <div class="fs-mat items" data-zone={`items/${seat}`}>
        <Frame id="mat items" size={[780, 170]} class="mat" />
        <h3>
          {say.say('board.items-of', about(scene, { seat }))}
          <small>
            <i class="fs-charge" /> {say.say('board.charged')}
          </small>
        </h3>
        <Row scene={scene} cards={things} size={things.length <= FEW ? 'hand' : 'small'} />
      </div>
      <MySouls scene={scene} />
    </section>
  );
}

/** Souls won, and as many places as are still empty. */
function MySouls({ scene }: Props) {
  const { g, say } = scene;
  const seat = mineOf(scene);
  const goal = goalOf(scene, seat);
  const won = soulsOf(g, seat);
  const cards = soulCards(g, seat);
  const missing = Math.max(0, (goal ?? 0) - won);
  return (
    <div class="fs-mat souls" data-zone={`souls/${seat}`}>
      <Frame id="mat souls" size={[276, 170]} class="mat" />
      <h3>
        {say.say('board.souls-named', about(scene, { seat }))}
        <small>{goal === undefined ? won : say.say('board.souls-of', { souls: won, goal, missing })}</small>
      </h3>
      <div class="fs-cards small">
        {cards.map(card => (
          <div key={card} class="fs-place">
            <Tile scene={scene} card={card} size="small" class="soul" />
          </div>
        ))}
        {Array.from({ length: missing }, (_, i) => (
          <div key={i} class="fs-place">
            <span class="fs-empty">
              <Flame on={false} />
            </span>
          </div>
        ))}
      </div>
      <p class="fs-penalty">{say.say('board.penalty', about(scene, { seat }))}</p>
    </div>
  );
}
