import { classes } from '@tavolata/board-kit';
import type { YesNoQuestion } from '@tavolata/kernel';
import { GUILDS, LOCATIONS } from '@tavolata/mourners-call';
import { Card } from './Card.tsx';
import { Glyph } from './Glyph.tsx';
import { Steps } from './Steps.tsx';
import type { Props } from './scene.ts';
import { termOf, textOf } from './words.ts';

/** What is offered: the action of a location or the bonus of a guild, in signs and words, and the card that asks. */
export function Prize({ scene, question }: Props & { readonly question: YesNoQuestion }) {
  const { what } = question.params ?? {};
  const deed = [...LOCATIONS, ...GUILDS].find(({ id }) => id === what);
  return (
    <div class="mc-prize">
      {question.source !== undefined && <Card scene={scene} card={question.source} />}
      {deed && (
        <div class={classes('mc-prize-d', `f-${deed.faction}`)}>
          <Glyph name={deed.faction} />
          <h2>{termOf(scene, deed.id)}</h2>
          <Steps scene={scene} deed={deed} />
          <p>{textOf(scene, deed.id)}</p>
        </div>
      )}
    </div>
  );
}
