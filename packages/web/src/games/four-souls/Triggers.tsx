import { nextTriggers } from '@tavolata/four-souls';
import { listed } from '../../shared/strings.ts';
import { Choice } from '../../table/Choice.tsx';
import { effectWords } from './effect-words.ts';
import { Glyph } from './Glyph.tsx';
import { isOrdering, type Props } from './scene.ts';
import { cardName } from './words.ts';

/** Those abilities, each in its own words: one card may have several. */
export function Triggers({ scene }: Props) {
  const { g, picking } = scene;
  if (!picking || !isOrdering(scene)) return null;
  return (
    <ol class="fs-triggers">
      {nextTriggers(g).map((trigger, option) => {
        const name = cardName(scene, trigger.source.card);
        const words = effectWords(scene, trigger);
        const place = picking.chosen.value.indexOf(option) + 1;
        return (
          <li key={option} class="fs-entry">
            <b class="fs-number">{place > 0 && place}</b>
            <Choice scene={scene} option={option} label={listed(name, words)} class="fs-paper">
              <h4>
                <span>{name}</span> <Glyph name="trigger" />
              </h4>
              <p class="fs-if">{words}</p>
            </Choice>
          </li>
        );
      })}
    </ol>
  );
}
