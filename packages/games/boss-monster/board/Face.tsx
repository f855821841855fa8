import { classes, isHidden } from '@tavolata/board-kit';
import { type HeroDef, heroHealth, type RoomDef } from '@tavolata/boss-monster';
import type { CardId } from '@tavolata/kernel';
import { Aim, Burst, Health } from './Bits.tsx';
import css from './Face.module.css';
import { aimingAt, damageAt, isActing } from './facts.ts';
import { type Marks, Notes } from './Notes.tsx';
import { Plate } from './Plate.tsx';
import { heroSymbol, Px, Steps } from './Px.tsx';
import type { BossMonsterScene, CardProps } from './scene.ts';

/** How a card stands, beyond what is printed. */
export const stateOf = (scene: BossMonsterScene, card: CardId): string =>
  classes(aimingAt(scene, card).length > 0 && 'is-aimed', isActing(scene, card) && 'is-resolving');

/** The class of an element that is a card: what it is, and how it stands. */
export function faceOf(scene: BossMonsterScene, card: CardId, marks: Marks = {}): string {
  const def = scene.g.def(card);
  const { deactivated, faceDown, beneath = 0, does } = marks;
  return classes(
    css.face,
    !isHidden(def) && css[def.type],
    def.type === 'room' && css[def.subtype],
    deactivated && css.deactivated,
    faceDown && css.faceDown,
    beneath > 0 && css.stacked,
    does !== undefined && css.doing,
    stateOf(scene, card),
  );
}

/** What is drawn of a card: its picture, name, number and icons; of one that is not known, its back. */
export function Face({ scene, card, marks = {} }: CardProps & { readonly marks?: Marks }) {
  const def = scene.g.def(card);
  const isRoom = def.type === 'room' && !isHidden(def);
  return (
    <>
      {isHidden(def) ? (
        <Back kind={def.back} />
      ) : (
        <div class={classes('bm-art', css.art)} aria-hidden="true">
          <Picture scene={scene} card={card} />
          <Notes scene={scene} marks={marks} />
        </div>
      )}
      {isRoom && <Burst {...damageAt(scene, card)} />}
      {isRoom && (def as RoomDef).tier === 'advanced' && <Advanced scene={scene} />}
      {aimingAt(scene, card).length > 0 && <Aim />}
      {!isHidden(def) && <Plate scene={scene} card={card} />}
    </>
  );
}

function Picture({ scene, card }: CardProps) {
  const def = scene.g.def(card);
  if (def.type === 'room') return <Px id={`r-${def.id}`} as="scene" />;
  if (def.type === 'spell') return <Px id={`s-${def.id}`} as="fit" />;
  if (def.type === 'boss')
    return (
      <>
        <Px id="throne" as="scene" />
        <Px id={`b-${def.id}`} as="fit" class={css.sitting} />
      </>
    );
  return (
    <>
      <Steps id={heroSymbol(def)} as="fit" />
      <span class={css.health}>
        <Health value={heroHealth(scene.g, card)} />
      </span>
    </>
  );
}

/** In words where there is place, else in short. */
function Advanced({ scene: { say } }: Pick<CardProps, 'scene'>) {
  return (
    <span class={classes('bm-adv', css.advanced)} aria-hidden="true">
      <span class={css.long}>{say.say('board.advanced')}</span>
      <span class={css.short}>{say.say('board.advanced-short')}</span>
    </span>
  );
}

/** A card of which only the back is known. */
export function Back({ kind }: { readonly kind: string }) {
  const [of = kind] = kind.split('-').reverse();
  return (
    <div class={classes(css.back, css[`of-${of}`])}>
      <span aria-hidden="true">?</span>
    </div>
  );
}

/** A Hero on its feet; while it walks both frames are shown in turn. */
export function Figure({ scene, card, as }: CardProps & { readonly as?: 'fit' }) {
  const def = scene.g.def(card);
  const symbol = isHidden(def) || def.type !== 'hero' ? 'h-fool' : heroSymbol(def as HeroDef);
  return <Steps id={symbol} {...(as && { as })} class="bm-figure" />;
}
