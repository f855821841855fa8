import { classes, compact, narrow, windowName } from '@tavolata/board-kit';
import {
  aimAt,
  BONUS_SOULS,
  OUTSIDE,
  priceOf,
  type Slot as SlotOf,
  shopItems,
  slotsOf,
} from '@tavolata/four-souls';
import { BonusSouls } from './BonusSouls.tsx';
import { Glyph } from './Glyph.tsx';
import { uprightFrom } from './low.ts';
import { Mat } from './Mat.tsx';
import { Pile } from './Pile.tsx';
import { Row } from './Row.tsx';
import css from './Rug.module.css';
import { Slot } from './Slot.tsx';
import { destroyed, mineOf, type Props, type SoulsScene } from './scene.ts';

const MONSTERS: readonly SlotOf['kind'][] = ['final-boss', 'minion', 'monster'];
/** So many cards leave room for their deck beside them. */
const FEW = 3;
/** The room a deck takes beside the slots, in slots. */
const PILE = 0.7;

const slotGap = (): number => (compact.value ? 0.25 : narrow.value ? 0.375 : 0.75);

const Slots = ({
  scene,
  slots,
  wide,
}: Props & { readonly slots: readonly SlotOf[]; readonly wide?: boolean }) => (
  <Row
    things={slots}
    keyOf={({ id }) => id}
    shape={{ ...(wide && { ratio: 3 }), gap: slotGap() }}
    lyingBelow={wide || compact.value ? Number.POSITIVE_INFINITY : uprightFrom.value}
    class={css.slots}
  >
    {at => <Slot scene={scene} at={at} />}
  </Row>
);

/** Where cards want the width, their deck lies beside the title; where there is no title, always beside them. */
const isFlat = ({ length }: readonly SlotOf[]): boolean =>
  !compact.value && (windowName.value === 'tablet' || length > FEW);

/** Whether there is more than monsters and shop. */
export const hasThird = ({ g }: SoulsScene): boolean =>
  slotsOf(g, 'room').length > 0 || g.cards(BONUS_SOULS).length > 0;

/** The rug with everything that is nobody's: monsters, the room and the bonus souls, the shop. */
export function Rug({ scene }: Props) {
  const { g } = scene;
  const [monsters, rooms, wares] = [slotsOf(g, ...MONSTERS), slotsOf(g, 'room'), slotsOf(g, 'shop')];
  const isThree = hasThird(scene);
  const pile = isFlat(monsters) && isFlat(wares) ? 0 : PILE;
  return (
    <section
      class={classes(css.rug, isThree && css.three)}
      style={{
        '--monsters': `${Math.max(1, monsters.length) + pile}fr`,
        '--wares': `${Math.max(1, wares.length) + pile}fr`,
      }}
    >
      <div class={css.mats}>
        <Monsters scene={scene} slots={monsters} />
        {isThree && <Rooms scene={scene} slots={rooms} />}
        <Shop scene={scene} slots={wares} />
      </div>
    </section>
  );
}

interface SlotsProps extends Props {
  readonly slots: readonly SlotOf[];
}

function Monsters({ scene, slots }: SlotsProps) {
  const gone = <Gone scene={scene} />;
  const title = (
    <>
      <h3>{scene.say.say('board.monsters')}</h3>
      {!compact.value && gone}
    </>
  );
  return (
    <Mat
      id="monsters"
      title={title}
      bare={compact.value}
      flat={isFlat(slots)}
      pile={<Pile scene={scene} kind="monster" flat={isFlat(slots)} note={compact.value && gone} />}
      class={css.monsters}
    >
      <Slots scene={scene} slots={slots} />
    </Mat>
  );
}

/** What has left the game since it began, if anything has. */
function Gone({ scene }: Props) {
  const { say, opened } = scene;
  const count = destroyed(scene).length;
  if (count === 0) return null;
  return (
    <button type="button" class={css.gone} onClick={() => opened.toggle({ place: OUTSIDE })}>
      <Glyph name="grave" />
      <span class={narrow.value ? 'unseen' : undefined}>{say.say('board.gone', { count })}</span>
      {narrow.value && <b aria-hidden="true">{count}</b>}
    </button>
  );
}

function Rooms({ scene, slots }: SlotsProps) {
  const { say } = scene;
  const title = slots.length > 0 && (
    <>
      <h3>{say.say('board.room')}</h3>
      {!compact.value && <Pile scene={scene} kind="room" flat />}
    </>
  );
  return (
    <Mat id="room" title={title} bare={compact.value} class={css.room}>
      {slots.length > 0 && <Slots scene={scene} slots={slots} wide />}
      <BonusSouls scene={scene} />
    </Mat>
  );
}

function Shop({ scene, slots }: SlotsProps) {
  const price = <Price scene={scene} />;
  const title = (
    <>
      <h3>{scene.say.say('board.shop')}</h3>
      {!compact.value && price}
    </>
  );
  return (
    <Mat
      id="shop"
      title={title}
      bare={compact.value}
      flat={isFlat(slots)}
      pile={<Pile scene={scene} kind="treasure" flat={isFlat(slots)} note={compact.value && price} />}
    >
      <Slots scene={scene} slots={slots} />
    </Mat>
  );
}

/** What an item of the shop would cost me now. */
function Price({ scene }: Props) {
  const { g, say } = scene;
  const [item] = shopItems(g);
  if (item === undefined) return null;
  const price = priceOf(g, mineOf(scene), aimAt(g, item));
  return (
    <small class={css.price}>{say.say(narrow.value ? 'board.price' : 'board.price-each', { price })}</small>
  );
}
