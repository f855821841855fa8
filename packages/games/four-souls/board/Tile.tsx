import { classes, isHidden, listed, Name, Thing } from '@tavolata/board-kit';
import { copyOn, countersOn, hasTap, isCharged, isInPlay } from '@tavolata/four-souls';
import type { CardId, Seat } from '@tavolata/kernel';
import { Aims } from './Aims.tsx';
import { aimedAt } from './aimed.ts';
import { doesOf } from './does.ts';
import { Marks, Ribbon } from './Marks.tsx';
import { Stats } from './Numbers.tsx';
import { numbersOn, STATS } from './numbers.ts';
import { Frame, Print, paperOf } from './Print.tsx';
import type { Props, SoulsScene } from './scene.ts';
import css from './Tile.module.css';
import { cardName } from './words.ts';

interface TileProps extends Props {
  readonly card: CardId;
  /** A soul that somebody has won: what it was counts no more. */
  readonly soul?: boolean;
  /** Whose doll it is: what is aimed at a player is aimed at it. */
  readonly seat?: Seat;
  /** What is going on with it. */
  readonly flag?: string | undefined;
  readonly class?: string | undefined;
}

/** A card on the table, as a thing that can be picked. What it shows depends on how large it lies. */
export function Tile({ scene, card, soul, seat, flag, class: more }: TileProps) {
  const { g } = scene;
  const def = g.def(card);
  const spent = isSpent(scene, card);
  const aims = aimedAt(scene, seat ? { seat } : { card });
  const charge = hasTap(g, card) && isInPlay(g, card);
  const ribbon = flag ?? (spent ? scene.say.say('board.spent') : undefined);
  return (
    <Thing
      scene={scene}
      at={{ card }}
      label={labelOf(scene, card, spent)}
      does={doesOf(scene, { card })}
      class={classes(css.tile, spent && css.spent, aims.length > 0 && css.aimed, more)}
    >
      <div
        class={classes(css.paper, charge && css.charged)}
        data-paper={soul ? 'soul' : isHidden(def) ? 'back' : paperOf(def)}
      >
        <Frame id={def.id} />
        <span class={css.art}>
          <Print def={def} />
          {ribbon && <Ribbon long={flag !== undefined}>{ribbon}</Ribbon>}
        </span>
        <Words scene={scene} card={card} soul={soul === true} />
        <Marks scene={scene} card={card} spent={charge ? spent : undefined} />
      </div>
      <Aims scene={scene} numbers={aims} />
    </Thing>
  );
}

/** Its name, what it says, and a monster's numbers. */
function Words({ scene, card, soul }: Props & { readonly card: CardId; readonly soul: boolean }) {
  const { g, say } = scene;
  const lines = linesOf(scene, card);
  const numbers = soul ? undefined : numbersOn(scene, card);
  const copy = copyOn(g, card);
  return (
    <span class={classes(css.words, numbers && css.counted)}>
      <em class={css.name} aria-hidden="true">
        <Name of={cardName(scene, card)} />
      </em>
      {lines.whole && <small class={classes(css.line, css.whole)}>{lines.whole}</small>}
      {lines.brief && <small class={classes(css.line, css.brief)}>{lines.brief}</small>}
      {copy && <small class={css.copy}>{say.say('board.copy', { card: say.card(copy.def) })}</small>}
      {numbers && <Stats of={numbers} class={css.stats} />}
    </span>
  );
}

export function isSpent({ g }: SoulsScene, card: CardId): boolean {
  const taps = hasTap(g, card) || g.def(card).type === 'character';
  return taps && isInPlay(g, card) && !isCharged(g, card);
}

/** As many letters as a card of usual size can show whole; longer sentences are read under the glass. */
const ROOM = 58;

interface Lines {
  /** The card's whole text. */
  readonly whole?: string | undefined;
  /** What it is for, where the whole text has no room. */
  readonly brief?: string | undefined;
}

/** What a card says below its name. In play one line is enough: who has it knows the rest. */
function linesOf({ g, say }: SoulsScene, card: CardId): Lines {
  const { id } = g.def(card);
  const said = (key: string) => (say.has(key) ? say.say(key) : undefined);
  const [text, brief] = [said(`card.${id}.text`), said(`card.${id}.brief`)];
  const isRead = brief === undefined || !isInPlay(g, card);
  const fits = text !== undefined && text.length <= ROOM;
  return { whole: isRead && fits ? text : undefined, brief };
}

/** Everything the drawing says, in words. */
export function labelOf(scene: SoulsScene, card: CardId, spent: boolean): string {
  const { g, say } = scene;
  const numbers = numbersOn(scene, card) ?? {};
  return listed(
    cardName(scene, card),
    ...STATS.map(stat => numbers[stat] !== undefined && `${say.say(`board.stat.${stat}`)} ${numbers[stat]}`),
    spent && say.say('board.spent'),
    countersOn(g, card) > 0 && say.say('board.counters', { count: countersOn(g, card) }),
  );
}
