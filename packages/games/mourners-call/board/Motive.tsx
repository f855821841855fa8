import { classes, Thing } from '@tavolata/board-kit';
import { myMotive } from './asking.ts';
import { motiveNow } from './motive.ts';
import type { Props } from './scene.ts';
import { cardLabel, nameOf, textOf } from './words.ts';

/** My secret Motive with its present worth. */
export function Motive({ scene }: Props) {
  const card = myMotive(scene);
  const { g, say } = scene;
  if (card === undefined) return null;
  const now = motiveNow(scene, card) ?? 0;
  return (
    <Thing scene={scene} at={{ card }} label={cardLabel(scene, card)} silent class="mc-panel mc-motive">
      <small>{say.say('board.motive')}</small>
      <b>{nameOf(scene, card)}</b>
      <p>{textOf(scene, g.def(card).id)}</p>
      <span class={classes('mc-worth', now > 0 && 'good')}>
        {say.say('board.now-worth', { points: now })}
      </span>
    </Thing>
  );
}
