import { classes, listed, Thing } from '@tavolata/board-kit';
import { isExhausted, isLocked } from '@tavolata/darkest-night';
import type { CardId } from '@tavolata/kernel';
import { startDragging } from './dragging.ts';
import { Glyph } from './Glyph.tsx';
import css from './Item.module.css';
import { chanceWord, isIdle } from './prospects.ts';
import type { CardProps, NightScene, Props } from './scene.ts';
import { Tag } from './Tag.tsx';
import { cardName } from './words.ts';

interface ItemProps extends CardProps {
  /** How many of the kind there are. */
  readonly count?: number;
  /** Its picture alone, in a line, at a place or in the ground, instead of a chip with its name. */
  readonly as?: 'sign' | 'left' | 'buried' | undefined;
  /** Not to be seen unless it can be picked. */
  readonly quiet?: boolean;
}

/** An item, an artifact or a relic; several of a kind are one with a number. */
export function Item({ scene, card, count = 1, as, quiet }: ItemProps) {
  const { g, say } = scene;
  const def = g.def(card);
  const locked = isLocked(g, card);
  const spent = isExhausted(g, card);
  const name = cardName(scene, card);
  const does = chanceWord(scene, { card });
  return (
    <span class={classes('dn-held', css.held)} onPointerDown={event => startDragging(scene, card, event)}>
      <Thing
        scene={scene}
        at={{ card }}
        label={listed(
          count > 1 ? `${count} ${name}` : name,
          locked && say.say('night.locked'),
          spent && say.say('night.state.exhausted'),
        )}
        does={does}
        silent
        class={classes(
          'dn-item',
          css.item,
          as && css[as],
          css[def.type],
          (locked || spent) && css.unready,
          isIdle(scene, { card }) && css.idle,
          quiet && css.quiet,
        )}
        title={name}
      >
        <Glyph name={def.id} />
        {count > 1 && <b>{count}</b>}
        {as === undefined && <span>{name}</span>}
        {does && <Tag does={does} />}
      </Thing>
    </span>
  );
}

/** Tokens of a kind are alike: one stands for all, unless the question is about several of them. */
function grouped({ g, draft }: NightScene, cards: readonly CardId[]): { card: CardId; count: number }[] {
  const isAsked = (card: CardId): boolean => (draft?.on({ card }).length ?? 0) > 0;
  const groups: { card: CardId; count: number }[] = [];
  for (const card of cards) {
    const like = groups.find(
      each => g.is(each.card, g.def(card).id) && isLocked(g, each.card) === isLocked(g, card),
    );
    if (!like || (isAsked(card) && isAsked(like.card))) groups.push({ card, count: 1 });
    else {
      like.count++;
      if (isAsked(card)) like.card = card;
    }
  }
  return groups;
}

interface ItemsProps extends Props, Pick<ItemProps, 'as' | 'quiet'> {
  readonly cards: readonly CardId[];
}

export const Items = ({ scene, cards, ...look }: ItemsProps) => (
  <>
    {grouped(scene, cards).map(({ card, count }) => (
      <Item key={card} scene={scene} card={card} count={count} {...look} />
    ))}
  </>
);
