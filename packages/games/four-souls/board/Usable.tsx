import { compact, phone } from '@tavolata/board-kit';
import { cursesOf, itemsOf } from '@tavolata/four-souls';
import { low } from './low.ts';
import { hasStack, mineOf, type Props, type SoulsScene } from './scene.ts';
import { Tile } from './Tile.tsx';
import css from './Usable.module.css';

/** Where those of my items lie that I can use now, if there is no room for all: beside me, or below the rug. */
export function hasUsable(scene: SoulsScene): 'hand' | 'board' | undefined {
  if (low.value) return phone.value ? 'hand' : 'board';
  return compact.value && hasStack(scene) ? 'hand' : undefined;
}

/** Where the stack lies in the place of my items: those I can use now, and how many more there are. */
export function Usable({ scene }: Props) {
  const { g, say, draft, opened } = scene;
  const seat = mineOf(scene);
  const things = [...itemsOf(g, seat), ...cursesOf(g, seat)];
  const usable = things.filter(card => (draft?.on({ card }).length ?? 0) > 0);
  return (
    <div class={css.usable}>
      <div class={css.items}>
        {usable.map(card => (
          <div key={card} class={css.item}>
            <Tile scene={scene} card={card} />
          </div>
        ))}
      </div>
      {things.length > usable.length && (
        <button type="button" class={css.more} onClick={() => opened.toggle({ seat })}>
          {say.say('board.more-items', { count: things.length - usable.length })}
        </button>
      )}
    </div>
  );
}
