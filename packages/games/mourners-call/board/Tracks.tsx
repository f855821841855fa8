import { classes, compact } from '@tavolata/board-kit';
import { limitFor, limits, seatsIn, type Track, titheFor, trackFacts } from '@tavolata/mourners-call';
import { levelAfter, risesAtHand } from './forecast.ts';
import { Glyph } from './Glyph.tsx';
import type { MournersCallScene, Props } from './scene.ts';
import css from './Tracks.module.css';

interface TrackProps extends Props {
  readonly track: Track;
}

/** Where the marker would go: by what is chosen now, or by the two ends of the tithe. */
interface Ghosts {
  readonly chosen?: number;
  readonly met?: number;
  readonly missed?: number;
}

function ghostsOf({ g, draft }: MournersCallScene, track: Track): Ghosts {
  const level = (by: number): number => levelAfter(g, track, by);
  if (draft?.question.prompt === 'bid') {
    const { suspicionDown } = limits.quotaMet;
    const { suspicionUp, threatUp } = limits.quotaMissed;
    return track === 'suspicion'
      ? { met: level(-suspicionDown), missed: level(suspicionUp) }
      : { missed: level(threatUp) };
  }
  const by = risesAtHand(g, draft)[track];
  return by ? { chosen: level(by) } : {};
}

function ghostAt({ chosen, met, missed }: Ghosts, level: number, now: number): string | undefined {
  if (level === chosen) return css.ghost;
  if (level === now) return undefined;
  if (level === met) return classes(css.ghost, css.met);
  return level === missed ? classes(css.ghost, css.missed) : undefined;
}

/** What a level asks for or allows: Etherea of the tithe, guild figures in a location, the loss at the end. */
function Meaning({ scene, track, level }: TrackProps & { readonly level: number }) {
  const { g, say } = scene;
  const isEnd = level === trackFacts[track].trigger;
  const suspicion = track === 'suspicion';
  const number = suspicion ? titheFor(level, seatsIn(g).length) : limitFor(level, g.state.playersAtStart);
  const words = isEnd
    ? say.say(`board.${track}.end`, { number: limits.inquisitor.unity })
    : say.say(`board.${track}.level`, { number });
  const sign = suspicion ? (isEnd ? 'unity' : 'etherea') : isEnd ? 'mourner' : 'base';
  const shown = isEnd
    ? suspicion
      ? `−${limits.inquisitor.unity}`
      : '−1'
    : suspicion
      ? number
      : `≤${number}`;
  return (
    <small class={css.meaning} title={words}>
      <span aria-hidden="true">{shown}</span>
      <Glyph name={sign} />
      <span class="unseen">{words}</span>
    </small>
  );
}

/** Whether something is different from this level on. */
function isThreshold({ g }: MournersCallScene, track: Track, level: number): boolean {
  if (level === trackFacts[track].trigger) return true;
  if (track === 'suspicion' || level === 0) return false;
  const limit = (at: number): number => limitFor(at, g.state.playersAtStart);
  return limit(level) !== limit(level - 1) || level === limits.dreadsgrip.destroyFromThreat;
}

export function TrackRow({ scene, track }: TrackProps) {
  const { g, say } = scene;
  const now = g.state[track];
  const ghosts = ghostsOf(scene, track);
  const levels = Array.from({ length: trackFacts[track].trigger + 1 }, (_, level) => level);
  return (
    <div class={classes(css.track, css[track])}>
      <span class={css.head} title={say.say(`board.${track}.name`)}>
        <Glyph name={track} />
        <span class={compact.value ? 'unseen' : undefined}>{say.say(`board.${track}.name`)}</span>
      </span>
      <ol
        class={css.levels}
        data-zone={`track/${track}`}
        aria-label={say.say('board.level', { track, level: now, end: trackFacts[track].trigger })}
      >
        {levels.map(level => (
          <li
            key={level}
            aria-current={level === now ? 'step' : undefined}
            class={classes(
              css.level,
              level < now && css.past,
              level === now && css.now,
              isThreshold(scene, track, level) && css.threshold,
              level === trackFacts[track].trigger && css.end,
              ghostAt(ghosts, level, now),
            )}
          >
            <b>{level}</b>
            {!compact.value && <Meaning scene={scene} track={track} level={level} />}
          </li>
        ))}
      </ol>
    </div>
  );
}
