import { classes } from '@tavolata/board-kit';
import { TRACKS } from '@tavolata/mourners-call';
import { levelAfter, type Rises, strikes } from './forecast.ts';
import { Glyph } from './Glyph.tsx';
import type { Props } from './scene.ts';

/** What a click would do to the tracks, from and to; a warning sign where somebody would pay. */
export function Rise({ scene: { g }, rises }: Props & { readonly rises: Rises }) {
  return (
    <>
      {TRACKS.map(track => {
        const by = rises[track];
        if (!by || levelAfter(g, track, by) === g.state[track]) return null;
        const grave = strikes(g, track, by);
        return (
          <span key={track} class={classes('mc-rise', grave && 'grave')} aria-hidden="true">
            {grave && <Glyph name="warning" />}
            <Glyph name={track} />
            {g.state[track]}→{levelAfter(g, track, by)}
          </span>
        );
      })}
    </>
  );
}
