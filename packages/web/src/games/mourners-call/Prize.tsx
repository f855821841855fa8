import type { YesNoAsk } from '@tavolata/kernel';
import { GUILDS, LOCATIONS } from '@tavolata/mourners-call';
import { classes } from '../../shared/strings.ts';
import { Card } from './Card.tsx';
import { Glyph } from './Glyph.tsx';
import { Steps } from './Steps.tsx';
import type { Props } from './scene.ts';
import { termOf, textOf } from './words.ts';

/** What is offered: the action of a location or the bonus of a guild, in signs and words, and the card that asks. */
export function Prize({ scene, ask }: Props & { readonly ask: YesNoAsk }) {
  const { what } = ask.params ?? {};
  const deed = [...LOCATIONS, ...GUILDS].find(({ id }) => id === what);
  return (
    <div class="mc-prize">
      {ask.source !== undefined && <Card scene={scene} card={ask.source} />}
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
