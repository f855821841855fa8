import { classes, isHidden, Name, Thing } from '@tavolata/board-kit';
import { faceDown as faceDownZone, type RoomDef, stack } from '@tavolata/boss-monster';
import { Aim, Icons } from './Bits.tsx';
import { doesOf } from './does.ts';
import { stateOf } from './Face.tsx';
import { aimingAt, damageAt, figure, type SpaceFacts } from './facts.ts';
import { Hero } from './Hero.tsx';
import { heroAt, heroBefore } from './hero-here.ts';
import css from './MiniRoom.module.css';
import { Glyph, Px } from './Px.tsx';
import type { CardProps, Props } from './scene.ts';
import { labelOf, nameOf, spaceLabel } from './words.ts';

/** Where an opponent has no Room yet. */
export const NoMiniRoom = () => <li class={classes(css.space, css.free)} aria-hidden="true" />;

/** A Room of an opponent: the creature, number and icons. */
export function MiniRoom({ scene, facts }: Props & { readonly facts: SpaceFacts }) {
  const { card, seat, space, deactivated, beneath, faceDown } = facts;
  const hero = heroAt(scene, seat, space.id);
  const coming = heroBefore(scene, seat, space.id);
  const def = scene.g.def(card) as RoomDef;
  const hidden = isHidden(def);
  return (
    <li class={css.space} data-zone={(faceDown ? faceDownZone : stack)(seat, space.id)}>
      {coming !== undefined && <Hero scene={scene} card={coming} where="before" small />}
      <Thing
        scene={scene}
        at={{ card }}
        label={spaceLabel(scene, facts)}
        does={doesOf(scene, { card })}
        class={classes(
          'bm-mini',
          css.mini,
          hidden ? css.back : css[def.subtype],
          deactivated && css.deactivated,
          faceDown && css.faceDown,
          stateOf(scene, card),
        )}
        title={nameOf(scene, card)}
      >
        {hidden ? <b aria-hidden="true">?</b> : <MiniFace scene={scene} facts={facts} />}
        {beneath.length > 0 && (
          <span class={classes('bm-covers', css.covers)} aria-hidden="true">
            ×{beneath.length + 1}
          </span>
        )}
        {aimingAt(scene, card).length > 0 && <Aim />}
      </Thing>
      {hero !== undefined && <Hero scene={scene} card={hero} where="inside" small />}
    </li>
  );
}

function MiniFace({ scene, facts: { card, deactivated } }: Props & { readonly facts: SpaceFacts }) {
  const def = scene.g.def(card) as RoomDef;
  const { value, bonus } = damageAt(scene, card);
  return (
    <>
      <span class={css.art}>
        <Px id={`m-${def.id}`} as="fit" />
      </span>
      <span class={css.name} aria-hidden="true">
        <Name of={nameOf(scene, card)} />
      </span>
      <span class={css.foot} aria-hidden="true">
        <b class={classes('bm-mini-d', css.number, bonus !== 0 && css.changed)}>{figure(value)}</b>
        {deactivated ? (
          <span class={css.off}>
            <Glyph name="frozen" />
          </span>
        ) : (
          <span class={css.icons}>
            <Icons of={def.treasure} />
          </span>
        )}
      </span>
    </>
  );
}

export function MiniBoss({ scene, card }: CardProps) {
  return (
    <Thing
      scene={scene}
      at={{ card }}
      label={labelOf(scene, card)}
      does={doesOf(scene, { card })}
      class={classes(css.mini, css.boss, stateOf(scene, card))}
    >
      <Px id={`b-${scene.g.def(card).id}`} as="fit" />
    </Thing>
  );
}
