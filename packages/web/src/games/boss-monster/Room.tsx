import type { RoomDef } from '@tavolata/boss-monster';
import type { CardId } from '@tavolata/kernel';
import { Name } from '../../shared/Name.tsx';
import { classes } from '../../shared/strings.ts';
import { isHidden } from '../../table/scenes.ts';
import { Aim, Burst, Icons } from './Bits.tsx';
import { aimingAt, damageAt, isActing } from './facts.ts';
import { Glyph, Px } from './Px.tsx';
import type { BossMonsterScene, CardProps, Props } from './scene.ts';
import { nameOf } from './words.ts';

/** Classes every card of the table has by what it is and how it stands. */
export const stateOf = (scene: BossMonsterScene, card: CardId): string =>
  classes(
    kindOf(scene, card),
    aimingAt(scene, card).length > 0 && 'is-aimed',
    isActing(scene, card) && 'is-resolving',
  );

function kindOf({ g }: BossMonsterScene, card: CardId): string {
  const def = g.def(card);
  if (isHidden(def)) return `back ${def.back}`;
  return def.type === 'room' ? def.subtype : def.type;
}

/** Name, type and icons. */
export function Plate({ scene, card }: CardProps) {
  const { g, say } = scene;
  const def = g.def(card) as RoomDef;
  return (
    <div class="bm-plate" aria-hidden="true">
      <div class="bm-name">
        <Name of={nameOf(scene, card)} />
      </div>
      <div class="bm-foot">
        <Glyph name={def.subtype} />
        {say.say(`subtype.${def.subtype}`)}
        <Icons of={def.treasure} />
      </div>
    </div>
  );
}

export interface RoomMarks {
  readonly deactivated?: boolean;
  readonly beneath?: number;
  /** A number that would change, before and after. */
  readonly change?: { readonly before: number; readonly after: number } | undefined;
}

/** A Room with its scene: in a dungeon or in the hand. */
export function RoomFace({ scene, card, deactivated, beneath = 0, change }: CardProps & RoomMarks) {
  const { g, say } = scene;
  const def = g.def(card) as RoomDef;
  return (
    <>
      <div class="bm-art" aria-hidden="true">
        <Px id={`r-${def.id}`} />
        {change && (
          <span class="bm-was">
            <s>{change.before}</s> → {change.after}
          </span>
        )}
        {deactivated && (
          <span class="bm-off">
            <Glyph name="frozen" />
            {say.say('board.deactivated')}
          </span>
        )}
      </div>
      <Burst {...damageAt(scene, card)} />
      {def.tier === 'advanced' && <Advanced scene={scene} />}
      {beneath > 0 && (
        <span class="bm-covers" aria-hidden="true">
          ×{beneath + 1}
        </span>
      )}
      {aimingAt(scene, card).length > 0 && <Aim />}
      <Plate scene={scene} card={card} />
    </>
  );
}

/** In words where there is place, else in short. */
function Advanced({ scene: { say } }: Props) {
  return (
    <span class="bm-adv" aria-hidden="true">
      <span class="long">{say.say('board.advanced')}</span>
      <span class="short">{say.say('board.advanced-short')}</span>
    </span>
  );
}

/** A card of which only the back is known. */
export function BackFace({ kind }: { readonly kind: string }) {
  return (
    <div class={`bm-back ${kind}`}>
      <span aria-hidden="true">?</span>
    </div>
  );
}
