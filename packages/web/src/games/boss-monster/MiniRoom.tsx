import { faceDown as faceDownZone, type RoomDef, stack } from '@tavolata/boss-monster';
import { Name } from '../../shared/Name.tsx';
import { classes } from '../../shared/strings.ts';
import { isHidden } from '../../table/scenes.ts';
import { Thing } from '../../table/Thing.tsx';
import { Aim, Icons } from './Bits.tsx';
import { doesOf } from './does.ts';
import { aimingAt, damageAt, figure, type SpaceFacts } from './facts.ts';
import { Hero } from './Hero.tsx';
import { heroAt, heroBefore } from './hero-here.ts';
import { Glyph, Px } from './Px.tsx';
import { stateOf } from './Room.tsx';
import type { Props } from './scene.ts';
import { nameOf, spaceLabel } from './words.ts';

/** A Room of an opponent: the creature, number and icons. */
export function MiniRoom({ scene, facts }: Props & { readonly facts: SpaceFacts }) {
  const { card, seat, space, deactivated, beneath, faceDown } = facts;
  const hero = heroAt(scene, seat, space.id);
  const coming = heroBefore(scene, seat, space.id);
  const name = classes(
    'bm-mini',
    stateOf(scene, card),
    deactivated && 'deactivated',
    beneath.length > 0 && 'stacked',
    faceDown && 'face-down',
  );
  return (
    <li
      class={classes('bm-mini-s', hero !== undefined && 'occupied')}
      data-zone={(faceDown ? faceDownZone : stack)(seat, space.id)}
    >
      {coming !== undefined && <Hero scene={scene} card={coming} class="before" />}
      <Thing
        scene={scene}
        at={{ card }}
        label={spaceLabel(scene, facts)}
        does={doesOf(scene, { card })}
        class={name}
        title={nameOf(scene, card)}
      >
        {isHidden(scene.g.def(card)) ? (
          <b class="bm-unknown" aria-hidden="true">
            ?
          </b>
        ) : (
          <MiniFace scene={scene} facts={facts} />
        )}
        {beneath.length > 0 && (
          <span class="bm-covers" aria-hidden="true">
            ×{beneath.length + 1}
          </span>
        )}
        {aimingAt(scene, card).length > 0 && <Aim />}
      </Thing>
      {hero !== undefined && <Hero scene={scene} card={hero} />}
    </li>
  );
}

function MiniFace({ scene, facts: { card, deactivated } }: Props & { readonly facts: SpaceFacts }) {
  const def = scene.g.def(card) as RoomDef;
  const { value, bonus } = damageAt(scene, card);
  return (
    <>
      <Px id={`m-${def.id}`} />
      <span class="bm-mini-n" aria-hidden="true">
        <Name of={nameOf(scene, card)} />
      </span>
      <span class={classes('bm-mini-d', bonus !== 0 && 'changed')} aria-hidden="true">
        {figure(value)}
      </span>
      {deactivated ? (
        <span class="bm-mini-off">
          <Glyph name="frozen" />
        </span>
      ) : (
        <Icons of={def.treasure} />
      )}
    </>
  );
}
