import { type HeroDef, heroHealth, type RoomDef } from '@tavolata/boss-monster';
import { Name } from '../../shared/Name.tsx';
import { classes } from '../../shared/strings.ts';
import { isHidden } from '../../table/scenes.ts';
import { Thing } from '../../table/Thing.tsx';
import { Health, Icons } from './Bits.tsx';
import { doesOf } from './does.ts';
import { damageAt, figure } from './facts.ts';
import { Figure } from './Hero.tsx';
import { Glyph, Px } from './Px.tsx';
import { stateOf } from './Room.tsx';
import type { CardProps } from './scene.ts';
import { labelOf, nameOf, phasesOf, shortName } from './words.ts';

/** A card as a row: thumb with number and icons, name. For phones, and wherever many cards lie side by side. */
export function SmallCard({ scene, card }: CardProps) {
  const isHero = scene.g.def(card).type === 'hero';
  return (
    <Thing
      scene={scene}
      at={{ card }}
      label={labelOf(scene, card)}
      does={doesOf(scene, { card })}
      silent
      class={classes('bm-small', stateOf(scene, card))}
    >
      <span class="bm-thumb" aria-hidden="true">
        <Thumb scene={scene} card={card} />
      </span>
      <span class="bm-small-n" aria-hidden="true">
        <Name of={isHero ? shortName(scene, card) : nameOf(scene, card)} />
      </span>
    </Thing>
  );
}

/** A card at the size of a thumb. */
export function Thumb({ scene, card }: CardProps) {
  const { g } = scene;
  const def = g.def(card);
  if (isHidden(def)) return <b class="bm-unknown">?</b>;
  if (def.type === 'hero')
    return (
      <>
        <Figure scene={scene} card={card} />
        <Health value={heroHealth(g, card)} />
        <Icons of={(def as HeroDef).treasure} />
      </>
    );
  if (def.type === 'boss') return <Px id={`b-${def.id}`} />;
  if (def.type === 'spell')
    return (
      <>
        <Px id={`s-${def.id}`} />
        <Phases of={phasesOf(def)} />
      </>
    );
  return (
    <>
      <Px id={`m-${def.id}`} />
      <b class="bm-thumb-d">{figure(damageAt(scene, card).value)}</b>
      <Icons of={(def as RoomDef).treasure} />
    </>
  );
}

/** When a Spell may be played: hammer for the Build phase, axe for the Adventure phase. */
export function Phases({ of }: { readonly of: ReturnType<typeof phasesOf> }) {
  return (
    <span class="bm-icons" aria-hidden="true">
      {of !== 'adventure' && <Glyph name="build" />}
      {of !== 'build' && <Glyph name="adventure" />}
    </span>
  );
}
