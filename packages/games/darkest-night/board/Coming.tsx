import { classes, Sign } from '@tavolata/board-kit';
import { comingUp } from './coming.ts';
import { Glyph } from './Glyph.tsx';
import type { Props } from './scene.ts';

/** On the rail: what comes next, who may do something about it, and what will hit whom. */
export function Coming({ scene }: Props) {
  const { say } = scene;
  const moments = comingUp(scene);
  if (moments.length === 0) return null;
  return (
    <section class="dn-coming">
      <h2 class="rail-h">
        {say.say('night.coming.title')} <span class="n">{say.say('night.coming.who')}</span>
      </h2>
      <ol>
        {moments.map(({ title, isNow, lines }) => (
          <li key={title} class={classes(isNow && 'now')}>
            <b>{title}</b>
            {lines.length === 0 && <span>{say.say('night.coming.nothing')}</span>}
            {lines.map(({ sign, words, seat }) => (
              <span key={words}>
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
