import {
  aimAt,
  type CardDef,
  countersOn,
  hasTap,
  hpOf,
  isCharged,
  isInPlay,
  thing,
} from '@tavolata/four-souls';
import type { CardId } from '@tavolata/kernel';
import { Thing } from '../../table/Thing.tsx';
import { aimedAt } from './aimed.ts';
import { doesOf } from './does.ts';
import { Glyph } from './Glyph.tsx';
import { Stats } from './Numbers.tsx';
import { Frame, Print, paperOf } from './Print.tsx';
import { classes, listed, type Props, type SoulsScene } from './scene.ts';
import { cardName } from './words.ts';

interface TileProps extends Props {
  readonly card: CardId;
  /** `mini`: picture only; `small`: with its name; `hand`: with its text. */
  readonly size: 'mini' | 'small' | 'hand' | 'wide';
  readonly class?: string | undefined;
}

/** A card on the table, as a thing that can be picked. */
export function Tile({ scene, card, size, class: more }: TileProps) {
  const { g, say } = scene;
  const def = g.def(card);
  const spent = isInPlay(g, card) && !isCharged(g, card) && (hasTap(g, card) || def.type === 'character');
  const aims = aimedAt(scene, { card });
  const copy = thing(g, card)?.copyOf;
  const brief = briefOf(scene, def, size);
  return (
    <Thing
      scene={scene}
      at={{ card }}
      label={labelOf(scene, card, spent)}
      does={doesOf(scene, { card })}
      class={classes('fs-tile', size, paperOf(def), spent && 'spent', aims.length > 0 && 'aimed', more)}
      title={size === 'mini' ? cardName(scene, card) : undefined}
    >
      <Frame id={def.id} wide={size === 'wide'} />
      <Print def={def} />
      {size !== 'mini' && <em>{cardName(scene, card)}</em>}
      {brief && <p>{brief}</p>}
      {def.stats && def.type !== 'character' && isInPlay(g, card) && size !== 'mini' && (
        <Stats scene={scene} of={aimAt(g, card)} />
      )}
      {hasTap(g, card) && size !== 'hand' && <i class={classes('fs-charge', spent && 'off')} />}
      {countersOn(g, card) > 0 && <b class="fs-counters">{countersOn(g, card)}</b>}
      {copy && <small class="fs-copy">{say.say('board.copy', { card: say.card(copy.def) })}</small>}
      {aims.length > 0 && (
        <span class="fs-aim">
          <Glyph name="aimed" />
          {aims.join(' ')}
        </span>
      )}
    </Thing>
  );
}

/** As many letters as a card of that size can show whole; longer sentences are read under the glass. */
const ROOM: Readonly<Partial<Record<TileProps['size'], number>>> = { hand: 58, wide: 44 };

function briefOf({ say }: SoulsScene, { id }: CardDef, size: TileProps['size']): string | undefined {
  const key = `card.${id}.text`;
  const text = say.has(key) ? say.say(key) : undefined;
  return text !== undefined && text.length <= (ROOM[size] ?? 0) ? text : undefined;
}

/** Everything the drawing says, in words. */
function labelOf(scene: SoulsScene, card: CardId, spent: boolean): string {
  const { g, say } = scene;
  const def = g.def(card);
  return listed(
    cardName(scene, card),
    def.stats &&
      isInPlay(g, card) &&
      def.type !== 'character' &&
      say.say('board.hp', { hp: hpOf(g, aimAt(g, card)) }),
    spent && say.say('board.spent'),
    countersOn(g, card) > 0 && say.say('board.counters', { count: countersOn(g, card) }),
  );
}
