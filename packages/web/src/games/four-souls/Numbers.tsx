import type { Aim } from '@tavolata/four-souls';
import { atkOf, dcOf, hpOf, maxHpOf } from '@tavolata/four-souls';
import { Glyph } from './Glyph.tsx';
import type { Props } from './scene.ts';

const MOST_HEARTS = 5;

/** Hearts, full and broken, and the number. */
export function Hearts({ scene, of }: Props & { readonly of: Aim }) {
  const hp = hpOf(scene.g, of);
  const max = maxHpOf(scene.g, of);
  return (
    <span class="fs-hp">
      {max <= MOST_HEARTS ? (
        Array.from({ length: max }, (_, i) => <Glyph key={i} name={i < hp ? 'hp' : 'lost-hp'} />)
      ) : (
        <Glyph name="hp" />
      )}
      <b>
        {hp}
        <small>/{max}</small>
      </b>
    </span>
  );
}

/** A monster's numbers, always in this order: HP, Evasion, Attack. */
export function Stats({ scene, of }: Props & { readonly of: Aim }) {
  const { g } = scene;
  return (
    <span class="fs-stats">
      <span class="hp">
        <Glyph name="hp" />
        {hpOf(g, of)}
      </span>
      <span class="dc">
        <Glyph name="dc" />
        {dcOf(g, of)}
      </span>
      <span class="atk">
        <Glyph name="atk" />
        {atkOf(g, of)}
      </span>
    </span>
  );
}

export function Figure({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <span class={`fs-n s-${name}`}>
      <Glyph name={name} />
      <b>{value}</b>
    </span>
  );
}
