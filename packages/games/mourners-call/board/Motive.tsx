import { classes, Thing } from '@tavolata/board-kit';
import { myMotive } from './asking.ts';
import css from './Motive.module.css';
import { motiveNow } from './motive.ts';
import panel from './Panel.module.css';
import small from './Small.module.css';
import type { Props } from './scene.ts';
import { cardLabel, nameOf, textOf } from './words.ts';

/** My secret Motive with its present worth. */
export function Motive({ scene }: Props) {
  const card = myMotive(scene);
  const { g, say } = scene;
  if (card === undefined) return null;
  const now = motiveNow(scene, card) ?? 0;
  return (
    <Thing
      scene={scene}
      at={{ card }}
      label={cardLabel(scene, card)}
      silent
      class={classes('mc-motive', panel.panel, css.motive, small.still)}
    >
      <small aria-hidden="true">{say.say('board.motive')}</small>
      <b aria-hidden="true">{nameOf(scene, card)}</b>
      <p aria-hidden="true">{textOf(scene, g.def(card).id)}</p>
      <span class={classes(css.worth, now > 0 && css.good)}>
        {say.say('board.now-worth', { points: now })}
      </span>
    </Thing>
  );
}
