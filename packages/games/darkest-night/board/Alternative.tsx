import { Choice, classes } from '@tavolata/board-kit';
import css from './Alternative.module.css';
import { Glyph } from './Glyph.tsx';
import { percent, prospectOf, rollWords } from './prospects.ts';
import type { Props } from './scene.ts';
import { cardName } from './words.ts';

interface AlternativeProps extends Props {
  readonly option: number;
  /** Of how many that share a row, it among them. */
  readonly beside: number;
}

/** So many in one row, each has a quarter of a phone. */
const QUARTERS = 4;

/** One way to answer: its name, its dice, and its chance. */
export function Alternative({ scene, option, beside }: AlternativeProps) {
  const { g, say, draft } = scene;
  const it = draft?.options[option];
  if (!it) return null;
  const roll = prospectOf(scene, option);
  const [sign = ''] = it.key.split('-plain');
  const isWhole = it.card === undefined || !['fight', 'elude', 'use'].includes(it.key);
  const name = isWhole ? say.option(it, card => g.def(card)) : cardName(scene, it.card);
  const words = roll ? rollWords(scene, roll) : undefined;
  const label = say.option(it, card => g.def(card));
  return (
    <Choice
      scene={scene}
      option={option}
      label={words === undefined ? label : `${label}: ${words}`}
      class={classes(
        'dn-alternative',
        css.alternative,
        beside > 1 && css.narrow,
        beside === QUARTERS && css.quarter,
      )}
    >
      <Glyph
        name={it.card === undefined || isWhole ? `sign-${sign}` : g.def(it.card).id}
        class={css.emblem}
      />
      <span class={css.words}>
        <b>{name}</b>
        {roll ? (
          <small>
            {it.place && <Glyph name={`sign-${it.place}`} />}
            {say.say('night.dice', { dice: roll.dice })}
            {roll.target !== undefined && ` · ${roll.target}+`}
          </small>
        ) : (
          say.has(`night.deed.${it.key}`) && <small>{say.say(`night.deed.${it.key}`)}</small>
        )}
      </span>
      {roll?.chance !== undefined && (
        <>
          <strong class={css.chance}>{percent(roll.chance)}</strong>
          <span class={css.bar} aria-hidden="true">
            <i style={{ width: `${roll.chance * 100}%` }} />
          </span>
        </>
      )}
    </Choice>
  );
}
