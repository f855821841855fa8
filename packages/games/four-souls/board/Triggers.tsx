import { Choice, listed } from '@tavolata/board-kit';
import { nextTriggers } from '@tavolata/four-souls';
import { effectWords } from './effect-words.ts';
import { Glyph } from './Glyph.tsx';
import css from './Stack.module.css';
import { isOrdering, type Props } from './scene.ts';
import { cardName } from './words.ts';

/** Those abilities, each in its own words: one card may have several. */
export function Triggers({ scene }: Props) {
  const { g, draft } = scene;
  if (!draft || !isOrdering(scene)) return null;
  return (
    <ol class={css.triggers}>
      {nextTriggers(g).map((trigger, option) => {
        const name = cardName(scene, trigger.source.card);
        const words = effectWords(scene, trigger);
        const place = draft.chosen.value.indexOf(option) + 1;
        return (
          <li key={option} class={css.entry}>
            <b class={css.number}>{place > 0 && place}</b>
            <Choice scene={scene} option={option} label={listed(name, words)} class={css.paper}>
              <h4>
                <span>{name}</span> <Glyph name="trigger" />
              </h4>
              <p class={css.if}>{words}</p>
            </Choice>
          </li>
        );
      })}
    </ol>
  );
}
