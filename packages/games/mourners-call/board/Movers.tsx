import { mineOf } from '@tavolata/board-kit';
import type { AssignQuestion } from '@tavolata/kernel';
import { Figure } from './Figure.tsx';
import css from './Movers.module.css';
import offer from './Offer.module.css';
import panel from './Panel.module.css';
import { Stepper } from './Stepper.tsx';
import type { Props } from './scene.ts';
import { totalOf } from './shares.ts';
import { termOf } from './words.ts';

/** Which figures of a place go: guild by guild, so many each. */
export function Movers({ scene, question }: Props & { readonly question: AssignQuestion }) {
  const { draft, say } = scene;
  if (!draft) return null;
  return (
    <>
      <div class={offer.tokens}>
        {question.options.map(({ place = '' }, i) => (
          <Stepper
            key={place}
            scene={scene}
            question={question}
            draft={draft}
            at={i}
            name={termOf(scene, place)}
          >
            <span class={css.mover} aria-hidden="true">
              <Figure figure={place} seat={mineOf(scene)} />
              <b>{say.say(`short.${place}`)}</b>
              <small>{say.say('board.of', { number: question.each[i]?.max ?? 0 })}</small>
            </span>
          </Stepper>
        ))}
      </div>
      <p class={panel.note} role="status">
        {say.say('board.moving', {
          number: totalOf(draft.shares.value),
          max: question.total.max,
          to: String(question.params?.to ?? ''),
        })}
      </p>
    </>
  );
}
