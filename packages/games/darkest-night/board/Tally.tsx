import { blightsIn, LOCATIONS, leftItems, limits, MONASTERY, relicOf } from '@tavolata/darkest-night';
import { heroesOf, type Props } from './scene.ts';

const pips = (on: number, of: number, name: string) => (
  <span class={`pips ${name}`} aria-hidden="true">
    {Array.from({ length: of }, (_, i) => (
      <i key={i} class={i < on ? 'on' : ''} />
    ))}
  </span>
);

/** How near the end is, either end: blights on the Monastery, relics out of the ground. */
export function Tally({ scene }: Props) {
  const { g, say } = scene;
  const blights = blightsIn(g, MONASTERY).length;
  const left = LOCATIONS.flatMap(({ id }) => g.cards(leftItems(id)));
  const lying = left.filter(card => g.def(card).type === 'relic').length;
  const carried = heroesOf(scene).filter(id => relicOf(g, id) !== undefined).length;
  const relics = lying + carried;
  return (
    <div class="dn-tally">
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
