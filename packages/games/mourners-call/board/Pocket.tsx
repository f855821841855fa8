import { classes, Name, Thing, useMoreBelow } from '@tavolata/board-kit';
import { hand } from '@tavolata/mourners-call';
import { Me } from './Me.tsx';
import { Motive } from './Motive.tsx';
import { MyCrypt } from './MyCrypt.tsx';
import { mineIn } from './mine.ts';
import panel from './Panel.module.css';
import css from './Pocket.module.css';
import { Row } from './Row.tsx';
import small from './Small.module.css';
import type { CardProps, Props } from './scene.ts';
import { nameOf } from './words.ts';

/** My board and my cards on phones and tablets: Court cards first, then Mourners and Wallows cards, my Motive and my Crypt. */
export function Pocket({ scene }: Props) {
  const { me, draft, g, say } = scene;
  const list = useMoreBelow(draft?.q);
  const mine = mineIn(scene);
  if (!me) return null;
  return (
    <div class={css.pocket}>
      <Me scene={scene} />
      <div ref={list} class={css.cards} data-zone={hand(me)}>
        {g.state.phase === 'setup' && <p class={classes(panel.note, css.wide)}>{say.say('board.no-hand')}</p>}
        {mine.court.map(card => (
          <CourtTile key={card} scene={scene} card={card} />
        ))}
        {[...mine.mourners, ...mine.wallows].map(card => (
          <Row key={card} scene={scene} card={card} framed />
        ))}
        <Motive scene={scene} />
        <div class={css.wide}>
          <MyCrypt scene={scene} />
        </div>
      </div>
    </div>
  );
}

/** A Court card on a phone: a tap opens it with its two actions, or picks it where the whole card is asked for. */
function CourtTile({ scene, card }: CardProps) {
  const { draft } = scene;
  const inner = (
    <>
      <svg class={css.sign} aria-hidden="true">
        <use href={`#mc-${scene.g.def(card).id}`} />
      </svg>
      <span>
        <Name of={nameOf(scene, card)} />
      </span>
    </>
  );
  const name = classes('mc-tile', css.tile, small.small);
  if (draft?.question.prompt !== 'act')
    return (
      <Thing scene={scene} at={{ card }} label={nameOf(scene, card)} silent class={name}>
        {inner}
      </Thing>
    );
  const lit = draft.options.some(option => option.card === card);
  const selected = draft.chosen.value.some(at => draft.options[at]?.card === card);
  return (
    <button
      type="button"
      data-card={card}
      class={classes('thing', name, selected ? 'is-selected' : lit && 'is-lit')}
      onClick={() => scene.opened.open({ card })}
    >
      {inner}
    </button>
  );
}
