import { BONUS_SOULS, type Slot, slot, slotsOf } from '@tavolata/four-souls';
import { Thing } from '../../table/Thing.tsx';
import { Pile } from './Pile.tsx';
import { classes, type Props } from './scene.ts';
import { Tile } from './Tile.tsx';
import { cardName } from './words.ts';

/** A slot: its top card, and what that covers. */
function InSlot({ scene, at }: Props & { readonly at: Slot }) {
  const { g, say } = scene;
  const [top, ...covered] = g.cards(slot(at.id));
  const attacked = g.state.attack?.target?.card === top && top !== undefined;
  const here = { place: `slot/${at.id}` };
  return (
    <div class={classes('fs-slot', at.kind, attacked && 'attacked')}>
      {top !== undefined && <Tile scene={scene} card={top} size={at.kind === 'room' ? 'wide' : 'small'} />}
      {(scene.picking?.on(here).length ?? 0) > 0 && (
        <Thing scene={scene} at={here} label={say.say('option.slot', { value: at.id })} class="fs-here">
          {say.say('option.slot', { value: at.id })}
        </Thing>
      )}
      {attacked && <span class="fs-flag">{say.say('board.attacked')}</span>}
      {covered.length > 0 && (
        <span class="fs-covers">
          {say.say('board.covers', { cards: covered.map(card => cardName(scene, card)).join(', ') })}
        </span>
      )}
    </div>
  );
}

const Row = ({ scene, kinds }: Props & { readonly kinds: readonly Slot['kind'][] }) => (
  <div class="fs-row">
    {slotsOf(scene.g, ...kinds).map(at => (
      <InSlot key={at.id} scene={scene} at={at} />
    ))}
  </div>
);

/** The rug with everything that is nobody's: monsters, the room and the bonus souls, the shop. */
export function Slots({ scene }: Props) {
  const { g, say } = scene;
  const bonus = g.cards(BONUS_SOULS);
  const hasRoom = slotsOf(g, 'room').length > 0;
  return (
    <section class={classes('fs-rug', (hasRoom || bonus.length > 0) && 'has-room')}>
      <div class="fs-mat monsters">
        <h3>{say.say('board.monsters')}</h3>
        <Pile scene={scene} kind="monster" />
        <Row scene={scene} kinds={['final-boss', 'minion', 'monster']} />
      </div>
      {(hasRoom || bonus.length > 0) && (
        <div class="fs-mat room">
          {hasRoom && (
            <>
              <h3>{say.say('board.room')}</h3>
              <Row scene={scene} kinds={['room']} />
            </>
          )}
          {bonus.length > 0 && (
            <div class="fs-bonus">
              <h3>{say.say('board.bonus-souls')}</h3>
              {bonus.map(card => (
                <Tile key={card} scene={scene} card={card} size="mini" />
              ))}
            </div>
          )}
        </div>
      )}
      <div class="fs-mat shop">
        <h3>{say.say('board.shop')}</h3>
        <Pile scene={scene} kind="treasure" />
        <Row scene={scene} kinds={['shop']} />
      </div>
    </section>
  );
}
