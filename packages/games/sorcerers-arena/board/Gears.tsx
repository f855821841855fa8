import { classes } from '@tavolata/board-kit';
import { abilityDef, type CharacterName, GEARS, type Gear } from '@tavolata/sorcerers-arena';
import { Glyph } from './Bits.tsx';
import css from './Gears.module.css';
import type { Props } from './scene.ts';

interface CostProps extends Props {
  readonly name: CharacterName;
  readonly owned: Readonly<Record<Gear, number>>;
}

/** The gear an upgrade costs: solid gold is owned, dashed grey is missing. */
export function UpgradeCost({ scene, name, owned }: CostProps) {
  const { upgradeCost } = abilityDef(name);
  return (
    <em class={css.gears}>
      {GEARS.filter(gear => upgradeCost[gear]).map(gear => {
        const number = upgradeCost[gear] ?? 0;
        const isOwned = owned[gear] >= number;
        return (
          <span key={gear} class={classes(css.gear, isOwned && css.owned)}>
            <span class="unseen">
              {scene.say.say(isOwned ? 'board.gear-owned' : 'board.gear-missing', {
                gear: scene.say.card(gear),
                number,
              })}
            </span>
            <Glyph name={`i-${gear}`} />
            {number > 1 && <b aria-hidden="true">{number}</b>}
          </span>
        );
      })}
    </em>
  );
}
