import { classes, Sign } from '@tavolata/board-kit';
import css from './Coming.module.css';
import { comingUp } from './coming.ts';
import { Glyph } from './Glyph.tsx';
import type { Props } from './scene.ts';

/** On the rail: what comes next, who may do something about it, and what will hit whom. */
export function Coming({ scene }: Props) {
  const { say } = scene;
  const moments = comingUp(scene);
  if (moments.length === 0) return null;
  return (
    <section class={classes('dn-coming', css.coming)}>
      <h2 class="rail-h">
        {say.say('night.coming.title')} <span class="n">{say.say('night.coming.who')}</span>
      </h2>
      <ol class={css.moments}>
        {moments.map(({ title, isNow, lines }) => (
          <li key={title} class={classes(isNow && css.now)}>
            <b>{title}</b>
            {lines.length === 0 && <span class={css.line}>{say.say('night.coming.nothing')}</span>}
            {lines.map(({ sign, words, seat }) => (
              <span key={words} class={css.line}>
                {seat && <Sign seat={seat} name={words} small />}
                <Glyph name={sign} />
                <span>{words}</span>
              </span>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
