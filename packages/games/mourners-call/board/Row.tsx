import { classes, isHidden, listed, Name, Thing } from '@tavolata/board-kit';
import { type CardDef, isTurned, TRACKS } from '@tavolata/mourners-call';
import { levelAfter, type Rises, risesOf } from './forecast.ts';
import { Glyph } from './Glyph.tsx';
import { Rise } from './Rise.tsx';
import css from './Row.module.css';
import small from './Small.module.css';
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
  /** Framed as a card of mine is. */
  readonly framed?: boolean;
  /** What its name is called in the style sheet of whatever it is part of. */
  readonly naming?: string | undefined;
}

/** A card in one line: sign and name; turned and greyed when used. */
export function Row({ scene, card, still, framed, naming }: RowProps) {
  const { g, say } = scene;
  const def = g.def(card);
  const turned = isTurned(g, card);
  const rises = framed ? risesHere(scene, card) : {};
  const isRising = TRACKS.some(track => levelAfter(g, track, rises[track]) !== g.state[track]);
  const kind = classes(
    'mc-row',
    css.row,
    small.small,
    css[def.type],
    def.type === 'wallows' && css[def.subtype],
    turned && css.turned,
    framed && css.framed,
    isRising && css.rising,
  );
  const inner = (
    <>
      <Glyph name={signOf(def)} />
      <span class={classes(css.name, naming)} title={nameOf(scene, card)} aria-hidden="true">
        <Name of={nameOf(scene, card)} />
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
      <Rise scene={scene} rises={rises} brief class={css.rise} />
    </Thing>
  );
}
