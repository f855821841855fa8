import { type CardDef, player } from '@tavolata/boss-monster';
import { Name } from '../../shared/Name.tsx';
import { classes, listed } from '../../shared/strings.ts';
import { Thing } from '../../table/Thing.tsx';
import { Icons } from './Bits.tsx';
import { doesOf } from './does.ts';
import { Px } from './Px.tsx';
import { stateOf } from './Room.tsx';
import type { CardProps, SeatProps } from './scene.ts';
import { labelOf, nameOf } from './words.ts';

/** The Boss at the end of a dungeon, on its throne. */
export function Boss({ scene, seat, card }: CardProps & SeatProps) {
  const { g, say } = scene;
  const def = g.def(card) as Extract<CardDef, { type: 'boss' }>;
  const done = player(g, seat).levelledUp;
  const label = listed(labelOf(scene, card), done && say.say('board.levelled-up'));
  return (
    <Thing
      scene={scene}
      at={{ card }}
      label={label}
      does={doesOf(scene, { card })}
      class={classes('bm-boss', stateOf(scene, card))}
    >
      <div class="bm-art" aria-hidden="true">
        <Px id="throne" class="bm-throne" />
        <Px id={`b-${def.id}`} class="bm-portrait" />
        {done && <span class="bm-level">▲</span>}
      </div>
      <div class="bm-plate" aria-hidden="true">
        <div class="bm-name">
          <Name of={nameOf(scene, card)} />
        </div>
        <small>{say.say(`card.${def.id}.title`)}</small>
        <div class="bm-foot">
          {say.say('board.xp', { xp: def.xp })}
          <Icons of={def.treasure} />
        </div>
      </div>
    </Thing>
  );
}
