import { heroAt, MAP_DECK, type RollPreview } from '@tavolata/darkest-night';
import { Glyph } from './Glyph.tsx';
import type { Props } from './scene.ts';
import { unseenFinds } from './unseen.ts';
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
  const at = heroAt(g, roll.hero).at;
  const finds = unseenFinds(scene, at);
  return (
    <span class="dn-finds">
      {finds.map(({ find, count }) => (
        <span key={find} title={termOf(scene, find)}>
          <Glyph name={GLYPHS[find] ?? find} />
          <span class="unseen">{termOf(scene, find)}</span>
          <b>{count}</b>
        </span>
      ))}
      <em>{say.say('night.in-maps', { maps: g.cards(MAP_DECK).length })}</em>
    </span>
  );
}
