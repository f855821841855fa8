import { type CardDef, type HeroDef, heroHealth, type RoomDef } from '@tavolata/boss-monster';
import { Name } from '../../shared/Name.tsx';
import { classes } from '../../shared/strings.ts';
import { isHidden } from '../../table/scenes.ts';
import { Burst, Health, Icons } from './Bits.tsx';
import { damageAt } from './facts.ts';
import { Figure } from './Hero.tsx';
import { Glyph, Px } from './Px.tsx';
import { BackFace } from './Room.tsx';
import { Phases } from './SmallCard.tsx';
import type { CardProps } from './scene.ts';
import { nameOf, phasesOf } from './words.ts';

/** A card at reading size: full picture, name, type, text. */
export function Card({ scene, card }: CardProps) {
  const { g, say } = scene;
  const def = g.def(card);
  if (isHidden(def))
    return (
      <div class="bm-face back">
        <BackFace kind={def.back} />
      </div>
    );
  const text = `card.${def.id}.text`;
  return (
    <div class={classes('bm-face', def.type, def.type === 'room' && def.subtype)}>
      <div class="bm-art">
        <Art scene={scene} card={card} />
      </div>
      {def.type === 'room' && <Burst {...damageAt(scene, card)} />}
      {def.type === 'room' && def.tier === 'advanced' && (
        <span class="bm-adv">{say.say('board.advanced')}</span>
      )}
      <div class="bm-plate">
        <div class="bm-name">
          <Name of={nameOf(scene, card)} />
        </div>
        <div class="bm-type">
          <TypeLine scene={scene} card={card} def={def} />
        </div>
        {say.has(text) && <p>{say.say(text)}</p>}
      </div>
    </div>
  );
}

function Art({ scene, card }: CardProps) {
  const def = scene.g.def(card);
  if (def.type === 'room') return <Px id={`r-${def.id}`} />;
  if (def.type === 'spell') return <Px id={`s-${def.id}`} />;
  if (def.type === 'boss')
    return (
      <>
        <Px id="throne" class="bm-throne" />
        <Px id={`b-${def.id}`} class="bm-portrait" />
      </>
    );
  return (
    <>
      <Figure scene={scene} card={card} />
      <Health value={heroHealth(scene.g, card)} />
    </>
  );
}

/** What kind of card it is, and its icons by name. */
function TypeLine({ scene: { say }, def }: CardProps & { readonly def: CardDef }) {
  const named = [...new Set(def.treasure)].map(icon => say.say(`treasure.${icon}`)).join(', ');
  if (def.type === 'spell')
    return (
      <>
        {say.say('type.spell')}
        <span class="bm-type-i">
          <Phases of={phasesOf(def)} />
          {say.say(`board.phases.${phasesOf(def)}`)}
        </span>
      </>
    );
  return (
    <>
      {def.type === 'room' && <Glyph name={(def as RoomDef).subtype} />}
      {def.type === 'room'
        ? say.say(`board.room.${def.subtype}`)
        : def.type === 'hero'
          ? say.say(`tier.${(def as HeroDef).tier}`)
          : `${say.say(`card.${def.id}.title`)}, ${say.say('board.xp', { xp: def.xp })}`}
      {named && (
        <span class="bm-type-i">
          <Icons of={def.treasure} />
          {named}
        </span>
      )}
    </>
  );
}
