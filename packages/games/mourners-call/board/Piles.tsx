import { Thing } from '@tavolata/board-kit';
import { Glyph } from './Glyph.tsx';
import type { Props } from './scene.ts';

/** The piles that are left: take one, or say Influence. */
export function Piles({ scene }: Props) {
  const { g, say } = scene;
  return (
    <div class="mc-piles">
      {g.state.piles.map(({ etherea, taken }, i) =>
        taken ? (
          <div key={i} class="mc-pile taken">
            <small>{say.say('board.taken')}</small>
          </div>
        ) : (
          <Thing
            key={i}
            scene={scene}
            at={{ place: `pile-${i + 1}` }}
            label={say.say('option.pile', { value: etherea })}
            silent
            class="mc-pile"
          >
            <b aria-hidden="true">{etherea}</b>
            <span class="mc-pile-g" aria-hidden="true">
              {Array.from({ length: etherea }, (_, gem) => (
                <Glyph key={gem} name="etherea" />
              ))}
            </span>
          </Thing>
        ),
      )}
    </div>
  );
}
