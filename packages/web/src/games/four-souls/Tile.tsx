import { aimAt, copyOn, countersOn, hasTap, hpOf, isCharged, isInPlay } from '@tavolata/four-souls';
import type { CardId } from '@tavolata/kernel';
import { Name } from '../../shared/Name.tsx';
import { classes, listed } from '../../shared/strings.ts';
import { isHidden } from '../../table/scenes.ts';
import { Thing } from '../../table/Thing.tsx';
import { Aims } from './Aims.tsx';
import { aimedAt } from './aimed.ts';
import { doesOf } from './does.ts';
import { Stats } from './Numbers.tsx';
import { numbersOn } from './numbers.ts';
import { Frame, Print, paperOf } from './Print.tsx';
import type { Props, SoulsScene } from './scene.ts';
import { cardName } from './words.ts';

interface TileProps extends Props {
  readonly card: CardId;
  /** `mini`: picture only; `small`: with its name; `hand`: with its text; `wide`: the same, lying. */
  readonly size: 'mini' | 'small' | 'hand' | 'wide';
  readonly class?: string | undefined;
}

/** A card on the table, as a thing that can be picked. */
export function Tile({ scene, card, size, class: more }: TileProps) {
  const { g, say } = scene;
  const def = g.def(card);
  const spent = isSpent(scene, card);
  const aims = aimedAt(scene, { card });
  const copy = copyOn(g, card);
  const lines = linesOf(scene, card, size);
  const numbers = size === 'hand' || isInPlay(g, card) ? numbersOn(scene, card) : undefined;
  const charge = hasTap(g, card) && isInPlay(g, card);
  return (
    <Thing
      scene={scene}
      at={{ card }}
      label={labelOf(scene, card, spent)}
      does={doesOf(scene, { card })}
      class={classes(
        'fs-tile',
        size,
        paperOf(def),
        isHidden(def) && 'back',
        spent && 'spent',
        aims.length > 0 && 'aimed',
        more,
      )}
      title={size === 'mini' ? cardName(scene, card) : undefined}
    >
      <Frame id={def.id} size={size === 'wide' ? [200, 110] : [120, 168]} />
      <span class="fs-art">
        <Print def={def} />
      </span>
      {size !== 'mini' && (
        <span class="fs-plate">
          <em>
            <Name of={cardName(scene, card)} />
          </em>
          {lines.whole && <small class="fs-whole">{lines.whole}</small>}
          {lines.brief && <small class="fs-brief">{lines.brief}</small>}
          {copy && <small class="fs-copy">{say.say('board.copy', { card: say.card(copy.def) })}</small>}
        </span>
      )}
      {numbers && size !== 'mini' && <Stats of={numbers} />}
      {charge && size !== 'hand' && <i class={classes('fs-charge', spent && 'off')} />}
      {spent && size !== 'mini' && <span class="fs-ribbon">{say.say('board.spent')}</span>}
      {countersOn(g, card) > 0 && <b class="fs-counters">{countersOn(g, card)}</b>}
      <Aims numbers={aims} />
    </Thing>
  );
}

export function isSpent({ g }: SoulsScene, card: CardId): boolean {
  const taps = hasTap(g, card) || g.def(card).type === 'character';
  return taps && isInPlay(g, card) && !isCharged(g, card);
}

function hasStats({ g }: SoulsScene, card: CardId): boolean {
  const { stats, type } = g.def(card);
  return stats !== undefined && type !== 'character' && isInPlay(g, card);
}

/** As many letters as a card of that size can show whole; longer sentences are read under the glass. */
const ROOM: Readonly<Partial<Record<TileProps['size'], number>>> = { hand: 58, wide: 60 };

interface Lines {
  /** The card's whole text. */
  readonly whole?: string | undefined;
  /** What it is for, where the whole text has no room. */
  readonly brief?: string | undefined;
}

/** What a card says below its name. In play one line is enough: who has it knows the rest. */
function linesOf({ g, say }: SoulsScene, card: CardId, size: TileProps['size']): Lines {
  const { id } = g.def(card);
  const said = (key: string) => (say.has(key) ? say.say(key) : undefined);
  const [text, brief] = [said(`card.${id}.text`), said(`card.${id}.brief`)];
  const isRead = brief === undefined || !isInPlay(g, card);
  const fits = text !== undefined && text.length <= (ROOM[size] ?? 0);
  return { whole: isRead && fits ? text : undefined, brief };
}

/** Everything the drawing says, in words. */
export function labelOf(scene: SoulsScene, card: CardId, spent: boolean): string {
  const { g, say } = scene;
  return listed(
    cardName(scene, card),
    hasStats(scene, card) && say.say('board.hp', { hp: hpOf(g, aimAt(g, card)) }),
    spent && say.say('board.spent'),
    countersOn(g, card) > 0 && say.say('board.counters', { count: countersOn(g, card) }),
  );
}
