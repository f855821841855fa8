import { classes } from '@tavolata/board-kit';
import { limits } from '@tavolata/mourners-call';
import { nextThreshold, type Rises, risesAtHand, strikes } from './forecast.ts';
import { Glyph } from './Glyph.tsx';
import type { MournersCallScene, Props } from './scene.ts';
import css from './Warning.module.css';
import { warningsOf } from './words.ts';

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

/** Why not, who would pay, or what the next threshold would do; where it is hidden, a danger is seen all the same. */
export function Warning({ scene, hidden }: Props & { readonly hidden: boolean }) {
  const { g, draft } = scene;
  const missed = { suspicion: limits.quotaMissed.suspicionUp, threat: limits.quotaMissed.threatUp };
  const rises: Rises = draft?.question.prompt === 'bid' ? missed : risesAtHand(g, draft);
  const warnings = warningsOf(scene, rises);
  const why = draft?.refused.value;
  const strikesSome = strikes(g, 'suspicion', rises.suspicion) || strikes(g, 'threat', rises.threat);
  const isGrave = why !== undefined || (warnings.length > 0 && strikesSome);
  return (
    <p class={isGrave ? classes(css.warning, css.grave) : hidden ? 'unseen' : css.warning} role="status">
      <Glyph name="warning" />
      <span>{(why ?? warnings.join(' ')) || outlook(scene)}</span>
    </p>
  );
}
