import { classes } from '@tavolata/board-kit';
import type { YesNoQuestion } from '@tavolata/kernel';
import { GUILDS, LOCATIONS } from '@tavolata/mourners-call';
import { Card } from './Card.tsx';
import { Glyph } from './Glyph.tsx';
import panel from './Panel.module.css';
import css from './Prize.module.css';
import { Steps } from './Steps.tsx';
import type { Props } from './scene.ts';
import { termOf, textOf } from './words.ts';

/** What is offered: the action of a location or the bonus of a guild, in signs and words, and the card that asks. */
export function Prize({ scene, question }: Props & { readonly question: YesNoQuestion }) {
  const { what } = question.params ?? {};
  const deed = [...LOCATIONS, ...GUILDS].find(({ id }) => id === what);
  return (
    <div class={css.prize}>
      {question.source !== undefined && <Card scene={scene} card={question.source} />}
      {deed && (
        <div class={css.deed}>
          <Glyph name={deed.faction} />
          <h2 class={classes(panel.title, css.name)}>{termOf(scene, deed.id)}</h2>
          <Steps scene={scene} deed={deed} class={css.steps} />
          <p>{textOf(scene, deed.id)}</p>
        </div>
      )}
    </div>
  );
}
