import { isHidden } from '@tavolata/board-kit';
import { faceOf } from '@tavolata/four-souls';
import css from './Card.module.css';
import { Stats } from './Numbers.tsx';
import { numbersOn } from './numbers.ts';
import { Frame, Print, paperOf } from './Print.tsx';
import type { CardProps } from './scene.ts';
import { cardName } from './words.ts';

/** A card at reading size. */
export function Card({ scene, card }: CardProps) {
  const { g, say } = scene;
  const def = g.def(card);
  const hidden = isHidden(def);
  const face = hidden ? def : faceOf(g, card);
  const { souls = 0, keywords, rewards } = face;
  const numbers = numbersOn(scene, card);
  const text = `card.${face.id}.text`;
  const paragraphs = say.has(text) ? say.say(text).split('\n') : [];
  return (
    <div class={css.card} data-paper={hidden ? 'back' : paperOf(def)}>
      <Frame id={def.id} />
      <span class={css.art}>
        <Print def={face} />
      </span>
      <em class={css.name}>{cardName(scene, card)}</em>
      {!hidden && (
        <>
          <p class={css.type}>
            {[say.say(`back.${def.type}`), ...keywords.map(word => say.say(`term.${word}`))].join(' · ')}
          </p>
          {paragraphs.map(words => (
            <p key={words}>{words}</p>
          ))}
          {rewards.length > 0 && (
            <p class={css.reward}>
              {say.say('board.reward')}{' '}
              {rewards
                .map(({ gain, amount }) => say.say(`board.gain.${gain}`, { amount: String(amount) }))
                .join(', ')}
              {souls > 0 && `, ${say.say('board.gain.souls', { amount: String(souls) })}`}
            </p>
          )}
          {numbers && <Stats of={numbers} class={css.stats} />}
        </>
      )}
    </div>
  );
}

/** A card at the size of a thumb. */
export const Thumb = ({ scene, card }: CardProps) => (
  <div class={css.thumb} data-paper={paperOf(scene.g.def(card))}>
    <Print def={scene.g.def(card)} />
  </div>
);
