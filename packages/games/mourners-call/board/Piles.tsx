import { classes, Thing } from '@tavolata/board-kit';
import { Glyph } from './Glyph.tsx';
import offer from './Offer.module.css';
import css from './Piles.module.css';
import small from './Small.module.css';
import type { Props } from './scene.ts';

/** The piles that are left: take one, or say Influence. */
export function Piles({ scene }: Props) {
  const { g, say } = scene;
  return (
    <div class={offer.tokens}>
      {g.state.piles.map(({ etherea, taken }, i) =>
        taken ? (
          <div key={i} class={classes(css.pile, css.taken)}>
            <small>{say.say('board.taken')}</small>
          </div>
        ) : (
          <Thing
            key={i}
            scene={scene}
            at={{ place: `pile-${i + 1}` }}
            label={say.say('option.pile', { value: etherea })}
            silent
            class={classes('mc-pile', css.pile, small.still)}
          >
            <b aria-hidden="true">{etherea}</b>
            <span class={css.gems} aria-hidden="true">
              {Array.from({ length: etherea }, (_, gem) => (
                <Glyph key={gem} name="etherea" />
              ))}
            </span>
          </Thing>
        ),
      )}
    </div>
  );
}
