import { type HeroDef, heroHealth } from '@tavolata/boss-monster';
import { Name } from '../../shared/Name.tsx';
import { classes } from '../../shared/strings.ts';
import { isHidden } from '../../table/scenes.ts';
import { Thing } from '../../table/Thing.tsx';
import { Health, Icons } from './Bits.tsx';
import { doesOf } from './does.ts';
import { Figure } from './Hero.tsx';
import { Px } from './Px.tsx';
import { BackFace, RoomFace, stateOf } from './Room.tsx';
import { Phases } from './SmallCard.tsx';
import type { CardProps } from './scene.ts';
import { labelOf, nameOf, phasesOf, shortName } from './words.ts';

/** A card of the hand, or of any cards laid out to choose from. */
export function HandCard({ scene, card, class: name }: CardProps & { readonly class?: string }) {
  const does = doesOf(scene, { card });
  const lit = scene.picking?.standing({ card }) === 'lit';
  // A Room on its way from my hand into the dungeon is chosen, not acting.
  const placing = scene.picking?.ask.prompt === 'place-where' && scene.picking.ask.source === card;
  const state = stateOf(scene, card);
  return (
    <Thing
      scene={scene}
      at={{ card }}
      label={labelOf(scene, card)}
      does={does}
      silent
      class={classes('bm-card', placing ? `is-selected ${state.replace('is-resolving', '')}` : state, name)}
    >
      {lit && does && (
        <span class="does" aria-hidden="true">
          {does}
        </span>
      )}
      <Face scene={scene} card={card} />
    </Thing>
  );
}

function Face({ scene, card }: CardProps) {
  const def = scene.g.def(card);
  if (isHidden(def)) return <BackFace kind={def.back} />;
  if (def.type === 'room') return <RoomFace scene={scene} card={card} />;
  if (def.type === 'hero') return <HeroFace scene={scene} card={card} />;
  const { say } = scene;
  return (
    <>
      <div class="bm-art" aria-hidden="true">
        <Px id={`${def.type === 'boss' ? 'b' : 's'}-${def.id}`} />
      </div>
      <div class="bm-plate" aria-hidden="true">
        <div class="bm-name">
          <Name of={nameOf(scene, card)} />
        </div>
        <div class="bm-foot">
          {def.type === 'boss' ? say.say('board.xp', { xp: def.xp }) : say.say('type.spell')}
          {def.type === 'boss' ? <Icons of={def.treasure} /> : <Phases of={phasesOf(def)} />}
        </div>
      </div>
    </>
  );
}

function HeroFace({ scene, card }: CardProps) {
  const def = scene.g.def(card) as HeroDef;
  return (
    <>
      <div class="bm-art" aria-hidden="true">
        <Figure scene={scene} card={card} />
        <Health value={heroHealth(scene.g, card)} />
      </div>
      <div class="bm-plate" aria-hidden="true">
        <div class="bm-name">
          <Name of={shortName(scene, card)} />
        </div>
        <div class="bm-foot">
          {scene.say.say(`type.hero`)}
          <Icons of={def.treasure} />
        </div>
      </div>
    </>
  );
}
