import { darknessFromBlights } from '@tavolata/darkest-night';
import { classes, type Props } from './scene.ts';

const MOST = 30;
const THRESHOLDS = [10, 20, 25, 30];

/** The moon on its way: the Darkness, its thresholds, and where it will be after the next turn. */
export function Darkness({ scene }: Props) {
  const { g, say } = scene;
  const { darkness } = g.state;
  const next = Math.min(MOST, darkness + 1 + darknessFromBlights(g));
  const at = (number: number) => ({ left: `${4 + (number / MOST) * 92}%` });
  return (
    <div class="dn-sky">
      <b class="title">{say.say('night.darkness')}</b>
      <span class="arc" />
      {THRESHOLDS.map(number => (
        <span
          key={number}
          class={classes('dn-hex', darkness >= number && 'passed')}
          style={at(number)}
          title={say.say(`night.at-darkness.d${number}`)}
        >
          {number}
        </span>
      ))}
      <span class="dn-hex next" style={at(next)} title={say.say('night.next-darkness', { next })}>
        {next}
      </span>
      <b class="dn-moon" style={at(darkness)} title={say.say('night.darkness-is', { darkness })}>
        {darkness}
      </b>
    </div>
  );
}
