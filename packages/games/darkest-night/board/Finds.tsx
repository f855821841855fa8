import { heroAt, MAP_DECK, type RollPreview } from '@tavolata/darkest-night';
import css from './Finds.module.css';
import { Glyph } from './Glyph.tsx';
import { percent } from './prospects.ts';
import type { Props } from './scene.ts';
import { chanceOfTwo, chanceToFind, unseenFinds } from './unseen.ts';
import { termOf } from './words.ts';

const GLYPHS: Readonly<Record<string, string>> = {
  artifact: 'sign-artifact',
  epiphany: 'sign-epiphany',
  'forgotten-shrine': 'sign-forgotten-shrine',
  'supply-cache': 'sign-supply-cache',
};

/** What the map cards nobody has seen hold for a place. */
export function Finds({ scene, roll }: Props & { readonly roll: RollPreview }) {
  const { g, say } = scene;
  const at = roll.at ?? heroAt(g, roll.hero).at;
  const finds = unseenFinds(scene, at);
  const two = chanceOfTwo(roll);
  return (
    <span class={css.finds}>
      <span class={css.key}>
        <Glyph name="key" />
        {say.say('night.find-key', { chance: percent(chanceToFind(scene, roll, at, 'key')) })}
      </span>
      {two > 0 && <span>{say.say('night.two-successes', { chance: percent(two) })}</span>}
      <span class={css.row}>
        {finds.map(({ find, count }) => (
          <span key={find} title={termOf(scene, find)}>
            <Glyph name={GLYPHS[find] ?? find} />
            <span class="unseen">{termOf(scene, find)}</span>
            <b>{count}</b>
          </span>
        ))}
      </span>
      <em>{say.say('night.in-maps', { maps: g.cards(MAP_DECK).length })}</em>
    </span>
  );
}
