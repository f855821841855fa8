import { Darkness } from './Darkness.tsx';
import { Dice } from './Dice.tsx';
import { Drawn } from './Drawn.tsx';
import { Kingdom } from './Kingdom.tsx';
import { Offer } from './Offer.tsx';
import { Sheet } from './Sheet.tsx';
import { classes, othersHeroes, type Props } from './scene.ts';

/** The others' heroes at the left, the kingdom under its sky, dice and cards above it. */
export function Board({ scene }: Props) {
  const others = othersHeroes(scene);
  return (
    <div class={classes('dn-board', others.length === 0 && 'alone')}>
      {others.length > 0 && (
        <div class="dn-others">
          {others.map(id => (
            <Sheet key={id} scene={scene} id={id} />
          ))}
        </div>
      )}
      <div class="dn-map">
        <Darkness scene={scene} />
        <Kingdom scene={scene} />
        <Drawn scene={scene} />
        <Dice scene={scene} />
      </div>
      <Offer scene={scene} />
    </div>
  );
}
