import { compact, narrow, windowName } from '@tavolata/board-kit';
import { cursesOf, itemsOf, soulCards, soulsOf } from '@tavolata/four-souls';
import type { CardId } from '@tavolata/kernel';
import { Flame } from './Glyph.tsx';
import { uprightFrom } from './low.ts';
import { Mat } from './Mat.tsx';
import css from './Mine.module.css';
import { Row } from './Row.tsx';
import { mineOf, type Props } from './scene.ts';
import { goalOf } from './souls.ts';
import { Tile } from './Tile.tsx';
import { about } from './words.ts';

/** What I have: my items and curses, and my souls. */
export function Mine({ scene }: Props) {
  const { g, say } = scene;
  const seat = mineOf(scene);
  const title = (
    <>
      <h3>{say.say('board.items-of', about(scene, { seat }))}</h3>
      <small>
        <i class={css.charge} /> {say.say('board.charged')}
      </small>
    </>
  );
  return (
    <div class={css.mine}>
      <Mat
        id="items"
        title={title}
        bare={windowName.value === 'side'}
        zone={`items/${seat}`}
        class={css.items}
      >
        <Row
          things={[...itemsOf(g, seat), ...cursesOf(g, seat)]}
          shape={{ gap: compact.value ? 0.25 : narrow.value ? 0.375 : 0.5 }}
          lyingBelow={uprightFrom.value}
        >
          {card => <Tile scene={scene} card={card} />}
        </Row>
      </Mat>
      <MySouls scene={scene} />
    </div>
  );
}

/** Souls won, and as many places as are still empty. */
function MySouls({ scene }: Props) {
  const { g, say } = scene;
  const seat = mineOf(scene);
  const goal = goalOf(scene, seat);
  const won = soulsOf(g, seat);
  const missing = Math.max(0, (goal ?? 0) - won);
  const places: (CardId | string)[] = [
    ...soulCards(g, seat),
    ...Array.from({ length: missing }, (_, i) => `empty ${i}`),
  ];
  const title = (
    <>
      <h3>{say.say('board.souls-named', about(scene, { seat }))}</h3>
      <small>{goal === undefined ? won : say.say('board.souls-of', { souls: won, goal, missing })}</small>
    </>
  );
  return (
    <Mat id="souls" title={title} zone={`souls/${seat}`} class={css.souls}>
      <Row things={places} shape={{ gap: 0.375, least: { width: 1.5, height: 2 } }}>
        {place =>
          typeof place === 'string' ? (
            <span class={css.empty}>
              <Flame on={false} />
            </span>
          ) : (
            <Tile scene={scene} card={place} soul />
          )
        }
      </Row>
      <p class={css.penalty}>{say.say('board.penalty', about(scene, { seat }))}</p>
    </Mat>
  );
}
