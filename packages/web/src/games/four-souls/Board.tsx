import { active, slotsOf, soulsTogether } from '@tavolata/four-souls';
import { classes } from '../../shared/strings.ts';
import { Glyph } from './Glyph.tsx';
import { Mine } from './Mine.tsx';
import { Player } from './Player.tsx';
import { Slots } from './Slots.tsx';
import { Spread } from './Spread.tsx';
import { Stack } from './Stack.tsx';
import { isOrdering, othersOf, type Props } from './scene.ts';

/** A cellar floor under one lamp: the others above, the rug in the middle, what is mine below. */
export function Board({ scene }: Props) {
  const { g } = scene;
  const others = othersOf(scene);
  const hasStack = g.state.stack.length > 0 || isOrdering(scene);
  const common = slotsOf(g, 'monster', 'final-boss', 'minion', 'shop', 'room').length;
  return (
    <div
      class={classes('fs-board', hasStack && 'has-stack', `on-turn-${active(g)}`)}
      data-others={others.length}
      data-common={common}
    >
      <div class="fs-players">
        {others.map(seat => (
          <Player key={seat} scene={scene} seat={seat} />
        ))}
        {g.state.together && <Together scene={scene} />}
      </div>
      <Slots scene={scene} />
      <Mine scene={scene} />
      <div class="fs-sheet">
        <Stack scene={scene} />
      </div>
      <Spread scene={scene} />
    </div>
  );
}

/** Solitaire and co-op: the time that is left, and how far both are together. */
function Together({ scene }: Props) {
  const { g, say } = scene;
  const { timer, options } = g.state;
  return (
    <div class="fs-together">
      <p class="fs-timer" data-zone="timer">
        <Glyph name="timer" /> <b>{timer}</b> <span>{say.say('board.timer', { left: timer })}</span>
      </p>
      <p>
        {options.challenge === 'none'
          ? say.say('board.goal', { souls: soulsTogether(g), goal: options.soulsToWin })
          : say.say(`variant.${options.challenge}.text`)}
      </p>
    </div>
  );
}
