import { classes, HandRow, type HandShape, phone, Thing } from '@tavolata/board-kit';
import type { CardId, Seat } from '@tavolata/kernel';
import { packet, player } from '@tavolata/mourners-call';
import { Card } from './Card.tsx';
import css from './CardsOffered.module.css';
import { motiveNow } from './motive.ts';
import type { CardProps, MournersCallScene, Props } from './scene.ts';
import { cardLabel, draftNote, seatName } from './words.ts';

interface OfferedProps extends Props {
  readonly cards: readonly CardId[];
}

const SHAPE: HandShape = {
  ratio: 0.72,
  least: { width: 4.6, height: 4.75 },
  most: 15,
  gap: 0.625,
  strip: 5.2,
};

/** More than this may lie in rows, wider than cards are. */
const FEW = 3;
const MANY: HandShape = { ...SHAPE, widest: 1.1 };
/** Upright, few are high rather than below each other: all their words are compared side by side. */
const SLIM: HandShape = { ...SHAPE, ratio: 0.5 };

const shapeOf = (count: number): HandShape => {
  if (count > FEW) return MANY;
  return phone.value ? SLIM : SHAPE;
};

/** What becomes of those I do not keep, or what else keeping one means. */
export function noteOf(scene: MournersCallScene, cards: readonly CardId[]): string | undefined {
  const { g, me, say, draft } = scene;
  const [first] = cards;
  if (first === undefined) return undefined;
  if (draft?.question.prompt === 'draft-keep' && me && g.isIn(first, packet(me)))
    return draftNote(scene, cards.length);
  if (draft?.question.prompt === 'keep-motive' && me && !player(g, me).allegiance)
    return say.say('board.swear');
  return undefined;
}

/** Cards laid out over the city to be chosen from, as large as there is room. */
export function CardsOffered({ scene, cards }: OfferedProps) {
  const { me, draft } = scene;
  return (
    <HandRow
      cards={cards}
      shape={shapeOf(cards.length)}
      question={draft?.q}
      class={classes('mc-offered', css.row)}
      {...(me && { zone: packet(me) })}
    >
      {card => (
        <Thing
          scene={scene}
          at={{ card }}
          label={cardLabel(scene, card)}
          silent
          class={classes('mc-offered-card', css.offered)}
        >
          <Card scene={scene} card={card} />
          <Owner scene={scene} card={card} />
        </Thing>
      )}
    </HandRow>
  );
}

/** Whose it is, if it lies before somebody; what a Motive would be worth now. */
function Owner({ scene, card }: CardProps) {
  const { g, say } = scene;
  const owner = g.zoneOf(card).split('/')[1] as Seat | undefined;
  const now = motiveNow(scene, card);
  if (now !== undefined)
    return <small class={css.owner}>{say.say('board.now-worth', { points: now })}</small>;
  if (!owner || owner === scene.me) return null;
  return <small class={css.owner}>{seatName(scene, owner)}</small>;
}
