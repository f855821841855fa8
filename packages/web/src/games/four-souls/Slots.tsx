import {
  aimAt,
  BONUS_SOULS,
  OUTSIDE,
  priceOf,
  type Slot,
  shopItems,
  slot,
  slotsOf,
} from '@tavolata/four-souls';
import { classes } from '../../shared/strings.ts';
import { Thing } from '../../table/Thing.tsx';
import { Glyph } from './Glyph.tsx';
import { Pile } from './Pile.tsx';
import { Frame } from './Print.tsx';
import { destroyed, mineOf, type Props } from './scene.ts';
import { Tile } from './Tile.tsx';
import { cardName, slotDeed } from './words.ts';

/** A slot: its top card, and what that covers. */
function InSlot({ scene, at }: Props & { readonly at: Slot }) {
  const { g, say } = scene;
  const [top, ...covered] = g.cards(slot(at.id));
  const attacked = top !== undefined && g.state.attack?.target?.card === top;
  const here = { place: `slot/${at.id}` };
  return (
    <div class={classes('fs-slot', at.kind, attacked && 'attacked')} data-zone={slot(at.id)}>
      {covered.length > 0 && <span class="fs-beneath" />}
      {top === undefined ? (
        <span class="fs-empty" />
      ) : (
        <Tile scene={scene} card={top} size={at.kind === 'room' ? 'wide' : 'small'} />
      )}
      <Here scene={scene} at={here} />
      {attacked && <span class="fs-flag">{say.say('board.attacked')}</span>}
      {at.kind === 'final-boss' && <span class="fs-flag">{say.say('board.final-boss')}</span>}
      {covered.length > 0 && (
        <button type="button" class="fs-covers" onClick={() => scene.opened.toggle({ place: slot(at.id) })}>
          <span class="only-wide">
            {say.say('board.covers', {
              count: covered.length,
              card: covered[0] === undefined ? '' : cardName(scene, covered[0]),
            })}
          </span>
          <span class="only-phone">{say.say('board.covers-count', { count: covered.length })}</span>
        </button>
      )}
    </div>
  );
}

/** What putting a card into a slot that is offered would do. */
function Here({ scene, at }: Props & { readonly at: { readonly place: string } }) {
  const { picking } = scene;
  const [first] = picking?.on(at) ?? [];
  const option = first === undefined ? undefined : picking?.options[first];
  if (option?.value === undefined) return null;
  const words = slotDeed(scene, option.value);
  return (
    <Thing scene={scene} at={at} label={words} class="fs-here">
      {words}
    </Thing>
  );
}

/** As large as the room allows for so many. */
const InSlots = ({ scene, slots }: Props & { readonly slots: readonly Slot[] }) => (
  <div class="fs-slots">
    {slots.map(at => (
      <InSlot key={at.id} scene={scene} at={at} />
    ))}
  </div>
);

const counted = ({ length }: readonly Slot[]) => ({ '--slots': length, '--half': Math.ceil(length / 2) });

const MONSTERS: readonly Slot['kind'][] = ['final-boss', 'minion', 'monster'];
/** So many monsters stand in one row, where their mat is wide enough. */
const FEW = 3;
/** So many cards stand in one row on a phone. */
const A_ROW = 5;
/** The room a deck takes beside the slots, in slots. */
const PILE = 0.7;

/** The rug with everything that is nobody's: monsters, the room and the bonus souls, the shop. */
export function Slots({ scene }: Props) {
  const { g, say } = scene;
  const bonus = g.cards(BONUS_SOULS);
  const [monsters, rooms, wares] = [slotsOf(g, ...MONSTERS), slotsOf(g, 'room'), slotsOf(g, 'shop')];
  const hasRoom = rooms.length > 0;
  const gone = destroyed(scene).length;
  return (
    <section
      class={classes(
        'fs-rug',
        (hasRoom || bonus.length > 0) && 'has-room',
        monsters.length > FEW && 'crowded',
        monsters.length + rooms.length + wares.length > A_ROW && 'packed',
      )}
      style={{ '--monsters': `${monsters.length + PILE}fr`, '--wares': `${wares.length + PILE}fr` }}
    >
      <div class="fs-mat monsters" style={counted(monsters)}>
        <Frame id="mat monsters" size={[430, 214]} class="mat" />
        <h3>
          {say.say('board.monsters')}
          {gone > 0 && (
            <button type="button" class="fs-gone" onClick={() => scene.opened.toggle({ place: OUTSIDE })}>
              <Glyph name="grave" />
              <span class="only-wide">{say.say('board.gone', { count: gone })}</span>
              <span class="only-phone">
                <span class="unseen">{say.say('board.gone', { count: gone })}</span>
                <b aria-hidden="true">{gone}</b>
              </span>
            </button>
          )}
        </h3>
        <Pile scene={scene} kind="monster" />
        <InSlots scene={scene} slots={monsters} />
      </div>
      {(hasRoom || bonus.length > 0) && (
        <div class="fs-mat room" style={counted(rooms)}>
          <Frame id="mat room" size={[220, 214]} class="mat" />
          {hasRoom && (
            <>
              <h3>
                {say.say('board.room')} <Pile scene={scene} kind="room" />
              </h3>
              <InSlots scene={scene} slots={rooms} />
            </>
          )}
          {bonus.length > 0 && <BonusSouls scene={scene} />}
        </div>
      )}
      <div class="fs-mat shop" style={counted(wares)}>
        <Frame id="mat shop" size={[380, 214]} class="mat" />
        <h3>
          {say.say('board.shop')} <Price scene={scene} />
        </h3>
        <Pile scene={scene} kind="treasure" />
        <InSlots scene={scene} slots={wares} />
      </div>
    </section>
  );
}

/** What an item of the shop would cost me now. */
function Price({ scene }: Props) {
  const { g, say } = scene;
  const [item] = shopItems(g);
  if (item === undefined) return null;
  const price = priceOf(g, mineOf(scene), aimAt(g, item));
  return (
    <small class="fs-price">
      <span class="only-wide">{say.say('board.price-each', { price })}</span>
      <span class="only-phone">{say.say('board.price', { price })}</span>
    </small>
  );
}

/** Souls that go to whoever first does what they ask for. */
function BonusSouls({ scene }: Props) {
  const { g, say } = scene;
  return (
    <div class="fs-bonus" data-zone={BONUS_SOULS}>
      <h3>{say.say('board.bonus-souls')}</h3>
      <div class="fs-goals">
        {g.cards(BONUS_SOULS).map(card => {
          const { goal } = g.def(card);
          const done = goal?.counters ? (g.state.bonusCounters[card] ?? 0) : 0;
          return (
            <div key={card} class="fs-goal">
              <Tile scene={scene} card={card} size="mini" />
              {goal && (
                <small>{say.say(`board.goal-of.${goal.counts}`, { count: goal.atLeast - done })}</small>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
