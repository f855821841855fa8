import { LOCATIONS, MONASTERY } from '@tavolata/darkest-night';
import { Glyph } from './Glyph.tsx';
import css from './MapTable.module.css';
import type { CardProps } from './scene.ts';
import { placeName, termOf } from './words.ts';

/** A map card: for every place the blight it brings and what can be found there. */
export function MapTable({ scene, card }: CardProps) {
  const def = scene.g.def(card);
  if (def.type !== 'map') return null;
  return (
    <table class={css.table}>
      <tbody>
        {LOCATIONS.filter(({ id }) => id !== MONASTERY || def.blights[id]).map(({ id }) => (
          <tr key={id}>
            <th scope="row">{placeName(scene, id)}</th>
            <td>
              <Glyph name={def.blights[id]} /> {termOf(scene, def.blights[id])}
            </td>
            <td>{def.finds[id] && termOf(scene, def.finds[id])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
