import { classes, windowName } from '@tavolata/board-kit';
import { heroAt, isTurnOf, itemsOf, nameOf, powersOf } from '@tavolata/darkest-night';
import { useBeside } from './beside.ts';
import { receives } from './giving.ts';
import { Items } from './Item.tsx';
import { Power } from './Power.tsx';
import css from './Sheet.module.css';
import { STATS, Stat } from './Stat.tsx';
import type { HeroProps, SheetSize } from './scene.ts';
import { Who } from './Who.tsx';
import { termOf } from './words.ts';

/** More items than these are pictures alone. */
const NAMED = 3;

interface Props extends HeroProps {
  readonly size: SheetSize;
}

/** A hero: emblem, Grace and Secrecy, powers, items. */
export function Sheet({ scene, id, size }: Props) {
  const { g } = scene;
  const items = g.cards(itemsOf(id));
  const learnt = g.cards(powersOf(id));
  const { row, isBeside } = useBeside(learnt.length);
  const isClosed = size === 'signs' || size === 'brief';
  const isTiled = size === 'docked' && !isBeside;
  const isShort = isClosed || (size === 'second' && windowName.value !== 'desk');
  const as = isShort ? 'sign' : isTiled ? 'tile' : size === 'docked' ? 'card' : 'row';
  return (
    <section
      class={classes(
        'dn-sheet',
        css.sheet,
        css[size],
        isTiled && css.flowing,
        isTurnOf(g, id) && css.turn,
        heroAt(g, id).is === 'dead' && css.dead,
        receives(scene, nameOf(g, id)) && css.receives,
      )}
      aria-label={termOf(scene, nameOf(g, id))}
      data-hero={nameOf(g, id)}
    >
      <Who scene={scene} id={id} size={size} class={css.who} />
      {size !== 'brief' && (
        <div class={css.stats}>
          {STATS.map(stat => (
            <Stat key={stat} scene={scene} id={id} stat={stat} short={isClosed} />
          ))}
        </div>
      )}
      {items.length > 0 && (
        <div class={css.items} data-zone={itemsOf(id)}>
          <Items
            scene={scene}
            cards={items}
            as={isShort || items.length > NAMED ? 'sign' : undefined}
            quiet={size === 'brief'}
          />
        </div>
      )}
      <div ref={row} class={classes('dn-powers', css.powers, isTiled && css.tiled)} data-zone={powersOf(id)}>
        {learnt.map(card => (
          <Power key={card} scene={scene} card={card} owner={id} as={as} quiet={size === 'brief'} />
        ))}
      </div>
    </section>
  );
}
