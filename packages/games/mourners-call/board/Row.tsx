import { classes, isHidden, listed, Thing } from '@tavolata/board-kit';
import { type CardDef, isTurned } from '@tavolata/mourners-call';
import { type Rises, risesOf } from './forecast.ts';
import { Glyph } from './Glyph.tsx';
import { Rise } from './Rise.tsx';
import type { CardProps, MournersCallScene } from './scene.ts';
import { cardLabel, nameOf } from './words.ts';

/** The sign at the left of a card: its guild, its kind of Wallows card, or its back. */
export function signOf(def: CardDef): string {
  switch (def.type) {
    case 'mourner':
      return isHidden(def) ? 'mourner' : def.guild;
    case 'wallows':
      return def.subtype;
    case 'ulterior-motive':
      return def.faction;
    case 'court':
      return 'court';
  }
}

/** What a tap would do with it, in two words. */
function doesOf({ say, draft }: MournersCallScene, card: number): string | undefined {
  const option = draft?.options.find(each => each.card === card);
  return option && say.has(`does.${option.key}`) ? say.say(`does.${option.key}`) : undefined;
}

function risesHere({ g, draft }: MournersCallScene, card: number): Rises {
  const option = draft?.options.find(each => each.card === card);
  return option ? risesOf(g, option) : {};
}

interface RowProps extends CardProps {
  /** Part of a larger thing that is to be chosen: nothing of its own to tap or to look at. */
  readonly still?: boolean;
}

/** A card in one line: sign and name; turned and greyed when used. */
export function Row({ scene, card, still }: RowProps) {
  const { g, say } = scene;
  const def = g.def(card);
  const turned = isTurned(g, card);
  const faction = 'faction' in def ? def.faction : undefined;
  const kind = classes(
    'mc-row',
    def.type,
    def.type === 'wallows' && def.subtype,
    faction && `f-${faction}`,
    turned && 'turned',
  );
  const inner = (
    <>
      <Glyph name={signOf(def)} />
      <span class="mc-row-n" aria-hidden="true">
        {nameOf(scene, card)}
      </span>
    </>
  );
  if (still) return <div class={kind}>{inner}</div>;
  return (
    <Thing
      scene={scene}
      at={{ card }}
      label={listed(cardLabel(scene, card), turned && say.say('term.turned'))}
      does={doesOf(scene, card)}
      silent
      class={kind}
    >
      {inner}
      <Rise scene={scene} rises={risesHere(scene, card)} />
    </Thing>
  );
}
