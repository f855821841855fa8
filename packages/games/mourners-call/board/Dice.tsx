import { classes } from '@tavolata/board-kit';
import { Choice } from './Choice.tsx';
import css from './Dice.module.css';
import { Glyph } from './Glyph.tsx';
import offer from './Offer.module.css';
import small from './Small.module.css';
import type { Props } from './scene.ts';

/** My dice of a struck location, each with the guild it is rolled for: one may be rolled again. */
export function Dice({ scene }: Props) {
  const { draft, say, g } = scene;
  return (
    <div class={offer.tokens}>
      {draft?.options.map((option, i) =>
        option.key === 'die' && option.place ? (
          <Choice
            key={i}
            scene={scene}
            option={i}
            label={say.option(option, card => g.def(card))}
            class={classes(css.die, small.still)}
          >
            <b aria-hidden="true">{option.value}</b>
            <span aria-hidden="true">
              <Glyph name={option.place} />
              {say.say(`short.${option.place}`)}
            </span>
          </Choice>
        ) : null,
      )}
    </div>
  );
}
