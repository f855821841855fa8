import { nameOf } from '@tavolata/darkest-night';
import { Thing } from '../../table/Thing.tsx';
import { throwOf } from './chance.ts';
import { classes, type Props } from './scene.ts';
import { termOf } from './words.ts';

/** The roll: how many dice and the chance before it, natural and final faces after. */
export function Dice({ scene }: Props) {
  const { g, say } = scene;
  const now = throwOf(scene);
  if (!now) return null;
  const { roll, dice, natural, final, chance } = now;
  return (
    <aside class="dn-dice" aria-label={say.say('night.roll')}>
      <h3>
        {termOf(scene, nameOf(g, roll.hero))}
        {roll.target !== undefined && <span>{say.say('night.needs', { target: roll.target })}</span>}
      </h3>
      {natural.length === 0 ? (
        <p>
          {say.say('night.dice', { dice })}
          {chance !== undefined && <b> {chance}%</b>}
        </p>
      ) : (
        <div class="faces">
          {natural.map((face, i) => {
            const value = final[i] ?? face;
            const good = roll.target !== undefined && value >= roll.target;
            return (
              <Thing
                key={i}
                scene={scene}
                at={{ place: `die-${i + 1}` }}
                label={say.say('night.die', { value })}
                class={classes('dn-die', good && 'good')}
              >
                {value === face ? face : `${face}→${value}`}
              </Thing>
            );
          })}
        </div>
      )}
    </aside>
  );
}
