import { classes } from '@tavolata/board-kit';
import { TRACKS } from '@tavolata/mourners-call';
import { levelAfter, type Rises, strikes } from './forecast.ts';
import { Glyph } from './Glyph.tsx';
import css from './Rise.module.css';
import type { MournersCallScene, Props } from './scene.ts';

/** Whether a click would take a track to its end. */
export const isGrave = ({ g }: MournersCallScene, rises: Rises): boolean =>
  TRACKS.some(track => strikes(g, track, rises[track]));

interface RiseProps extends Props {
  readonly rises: Rises;
  /** Where it is plain which track it is. */
  readonly brief?: boolean;
  readonly class?: string | undefined;
}

/** What a click would do to the tracks, from and to; a warning sign where somebody would pay. */
export function Rise({ scene: { g }, rises, brief, class: more }: RiseProps) {
  return (
    <>
      {TRACKS.map(track => {
        const by = rises[track];
        if (!by || levelAfter(g, track, by) === g.state[track]) return null;
        const grave = strikes(g, track, by);
        return (
          <span key={track} class={classes(css.rise, grave && css.grave, more)} aria-hidden="true">
            {grave && <Glyph name="warning" />}
            {!(grave && brief) && <Glyph name={track} />}
            {g.state[track]}→{levelAfter(g, track, by)}
          </span>
        );
      })}
    </>
  );
}
