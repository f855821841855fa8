import { inOrder } from '@tavolata/mourners-call';
import { Glyph } from './Glyph.tsx';
import { SeatMark } from './SeatMark.tsx';
import type { Props } from './scene.ts';
import css from './Verdict.module.css';
import { seatName } from './words.ts';

/** All bids with their seals broken, in turn order, and what came of them. */
export function Verdict({ scene, text }: Props & { readonly text: string }) {
  const { g } = scene;
  return (
    <div class={css.verdict}>
      <ol>
        {inOrder(g).map((seat, i) => (
          <li key={seat} style={{ '--nth': i }}>
            <span class={css.seal}>
              <i />
              <i />
              <b>
                {g.state.bids?.[seat] ?? 0}
                <Glyph name="etherea" />
              </b>
            </span>
            <span>
              <SeatMark seat={seat} /> {seatName(scene, seat)}
            </span>
          </li>
        ))}
      </ol>
      <p>{text}</p>
    </div>
  );
}
