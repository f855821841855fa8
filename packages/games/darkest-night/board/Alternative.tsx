import { Choice, classes } from '@tavolata/board-kit';
import { Glyph } from './Glyph.tsx';
import { percent, prospectOf, rollWords } from './prospects.ts';
import type { Props } from './scene.ts';
import { cardName } from './words.ts';

/** One way to answer: its name, its dice, and its chance. */
export function Alternative({ scene, option }: Props & { readonly option: number }) {
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
      class={classes('dn-alternative', roll && 'rolls')}
    >
      <Glyph name={it.card === undefined || isWhole ? `sign-${sign}` : g.def(it.card).id} class="emblem" />
      <span class="words">
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
          <strong>{percent(roll.chance)}</strong>
          <span class="bar" aria-hidden="true">
            <i style={{ width: `${roll.chance * 100}%` }} />
          </span>
        </>
      )}
    </Choice>
  );
}
