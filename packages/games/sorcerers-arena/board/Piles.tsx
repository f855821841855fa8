import { classes, whose } from '@tavolata/board-kit';
import type { Seat } from '@tavolata/kernel';
import { chapterOf, deck, discardPile, exilePile, GEARS, gearsOf } from '@tavolata/sorcerers-arena';
import { Back } from './Back.tsx';
import { Glyph } from './Bits.tsx';
import css from './Piles.module.css';
import { heldBy, type Props, sideOfSeat } from './scene.ts';

interface PilesProps extends Props {
  readonly seat: Seat;
  /** A partner's hand lies in the dock, too. */
  readonly isSmall: boolean;
}

/** My deck, what I discarded with its gear, what I exiled, and how many cards I may keep. */
export function Piles({ scene, seat, isSmall }: PilesProps) {
  const { g, say } = scene;
  const gears = gearsOf(g, seat);
  const owned = GEARS.filter(gear => gears[gear] > 0);
  return (
    <section class={classes(css.piles, isSmall && css.small)}>
      <div class={css.deck} data-zone={deck(seat)}>
        <Back side={sideOfSeat(scene, seat)} />
        <small>{say.say('board.left', { count: g.cards(deck(seat)).length })}</small>
      </div>
      <div>
        <h2>{say.say('board.deck-of', whose(scene, seat))}</h2>
        <button
          type="button"
          class={css.discards}
          data-zone={discardPile(seat)}
          onClick={() => scene.opened.toggle({ place: discardPile(seat) })}
        >
          <span class="unseen">{say.say('board.see-discard', whose(scene, seat))}. </span>
          <small>
            {say.say('board.gear-in-discard')} ({g.cards(discardPile(seat)).length})
          </small>
          {chapterOf(g).upgrades && (
            <span class={css.owned}>
              {owned.map(gear => (
                <span key={gear} title={say.card(gear)}>
                  <Glyph name={`i-${gear}`} />
                  <span class="unseen">{say.card(gear)}</span>
                  <b>{gears[gear]}</b>
                </span>
              ))}
              {owned.length === 0 && <small>{say.say('board.no-gear')}</small>}
            </span>
          )}
        </button>
        <button
          type="button"
          class={css.discards}
          data-zone={exilePile(seat)}
          onClick={() => scene.opened.toggle({ place: exilePile(seat) })}
        >
          <span class="unseen">{say.say('board.see-exile', whose(scene, seat))}. </span>
          <small>
            {say.say('board.exiled-and-hand', {
              exiled: g.cards(exilePile(seat)).length,
              ...heldBy(scene, seat),
            })}
          </small>
        </button>
      </div>
    </section>
  );
}
