import { classes } from '@tavolata/board-kit';
import { blightsIn, LOCATIONS, leftItems, limits, MONASTERY, relicOf } from '@tavolata/darkest-night';
import { boxKind } from './box-kind.ts';
import { heroesOf, type NightScene, type Props } from './scene.ts';
import css from './Tally.module.css';

const pips = (on: number, of: number, name: 'shields' | 'hexes') => (
  <span class={classes(css.pips, css[name])} aria-hidden="true">
    {Array.from({ length: of }, (_, i) => (
      <i key={i} class={classes(i < on && css.on)} />
    ))}
  </span>
);

/** The last blight that falls on it lies nowhere: the match is over (DN-BLIGHT-04). */
function blightsOnMonastery({ g }: NightScene): number {
  const isOverrun = g.state.core.result?.reason === 'monastery-overrun';
  return isOverrun ? limits.blightsToLose : blightsIn(g, MONASTERY).length;
}

/** How near the end is, either end: blights on the Monastery, relics out of the ground. */
export function Tally({ scene }: Props) {
  const { g, say } = scene;
  const blights = blightsOnMonastery(scene);
  const left = LOCATIONS.flatMap(({ id }) => g.cards(leftItems(id)));
  const lying = left.filter(card => g.def(card).type === 'relic').length;
  const carried = heroesOf(scene).filter(id => relicOf(g, id) !== undefined).length;
  const relics = lying + carried;
  return (
    <div class={classes('dn-tally', css.tally, boxKind(scene) === 'fighting' && css.aside)}>
      <p>
        <span>{say.say('night.tally.blights', { blights, of: limits.blightsToLose })}</span>
        {pips(blights, limits.blightsToLose, 'shields')}
      </p>
      <p>
        <span>{say.say('night.tally.relics', { relics, of: limits.relicsToWin })}</span>
        {pips(relics, limits.relicsToWin, 'hexes')}
      </p>
    </div>
  );
}
