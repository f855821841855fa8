import { classes } from '@tavolata/board-kit';
import { limitFor, limits, seatsIn, type Track, titheFor, trackFacts } from '@tavolata/mourners-call';
import { levelAfter, nextThreshold, type Rises, risesAtHand, strikes } from './forecast.ts';
import { Glyph } from './Glyph.tsx';
import { phone } from './narrow.ts';
import type { MournersCallScene, Props } from './scene.ts';
import { termOf, warningsOf } from './words.ts';

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
    <small title={words}>
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
    <div class={classes('mc-track', track)}>
      <span class="mc-track-h">
        <Glyph name={track} />
        <span>{phone.value ? termOf(scene, track) : say.say(`board.${track}.name`)}</span>
      </span>
      <ol
        data-zone={`track/${track}`}
        aria-label={say.say('board.level', { track, level: now, end: trackFacts[track].trigger })}
      >
        {levels.map(level => (
          <li
            key={level}
            aria-current={level === now ? 'step' : undefined}
            class={classes(
              level < now && 'past',
              level === now && 'now',
              isThreshold(scene, track, level) && 'threshold',
              level === trackFacts[track].trigger && 'end',
              level === ghosts.chosen && 'chosen',
              level === ghosts.met && level !== now && 'met',
              level === ghosts.missed && level !== now && 'missed',
            )}
          >
            <b>{level}</b>
            {!phone.value && <Meaning scene={scene} track={track} level={level} />}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What the next threshold of Threat would do on this board; beyond the last one, what its end does. */
function outlook({ g, say }: MournersCallScene): string {
  const next = nextThreshold(g);
  if (!next) return say.say('board.threat.last');
  const places = next.struck.map(({ id }) => id);
  return say.say('board.threat.next', {
    level: next.level,
    limit: next.limit,
    places,
    count: places.length,
  });
}

/** Why not, who would pay, or what the next threshold would do. */
export function Warning({ scene }: Props) {
  const { g, draft } = scene;
  const missed = { suspicion: limits.quotaMissed.suspicionUp, threat: limits.quotaMissed.threatUp };
  const rises: Rises = draft?.question.prompt === 'bid' ? missed : risesAtHand(g, draft);
  const warnings = warningsOf(scene, rises);
  const why = draft?.refused.value;
  const grave =
    warnings.length > 0 && (strikes(g, 'suspicion', rises.suspicion) || strikes(g, 'threat', rises.threat));
  return (
    <p class={classes('mc-warning', (grave || why !== undefined) && 'grave')} role="status">
      <Glyph name="warning" />
      <span>{(why ?? warnings.join(' ')) || outlook(scene)}</span>
    </p>
  );
}
