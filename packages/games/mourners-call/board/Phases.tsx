import { classes } from '@tavolata/board-kit';
import { active, isTitheOver, LOCATIONS, PHASES, type Phase, titheDue } from '@tavolata/mourners-call';
import { Glyph } from './Glyph.tsx';
import { crowding } from './majority.ts';
import css from './Phases.module.css';
import type { MournersCallScene, Props } from './scene.ts';
import { whoIs } from './words.ts';

const ROUND = PHASES.filter(phase => phase !== 'setup');

/** What awaits everybody in a phase, as things stand. */
function awaits(scene: MournersCallScene, phase: Phase): { text: string; grave: boolean } | undefined {
  const { g, say } = scene;
  switch (phase) {
    case 'action': {
      const seat = g.state.phase === 'action' ? active(g) : undefined;
      if (!seat) return undefined;
      return { text: whoIs(scene, seat), grave: false };
    }
    case 'dreadsgrip': {
      const number = LOCATIONS.filter(location => crowding(g, location) === 'over').length;
      return number > 0 ? { text: say.say('board.awaits.struck', { number }), grave: true } : undefined;
    }
    case 'tithe': {
      const number = isTitheOver(g) ? 0 : titheDue(g) - g.state.forge;
      return number > 0 ? { text: say.say('board.awaits.tithe', { number }), grave: false } : undefined;
    }
    default:
      return undefined;
  }
}

/** The eight phases of a round: behind us, now, and what awaits in those to come. */
export function Phases({ scene }: Props) {
  const { g, say } = scene;
  const { phase, round } = g.state;
  if (phase === 'setup') return null;
  const now = ROUND.indexOf(phase);
  return (
    <section class={css.phases} aria-label={say.say('board.round', { round })}>
      <h2>{say.say('board.round', { round })}</h2>
      <ol>
        {ROUND.map((name, i) => {
          const ahead = i >= now ? awaits(scene, name) : undefined;
          return (
            <li
              key={name}
              class={classes(i < now && css.done, i === now && css.on)}
              aria-current={i === now ? 'step' : undefined}
            >
              <i aria-hidden="true">{i + 1}</i>
              <span>{say.say(`phase.${name}`)}</span>
              {ahead && (
                <small class={classes(ahead.grave && css.grave)}>
                  {ahead.grave && <Glyph name="warning" />}
                  {ahead.text}
                </small>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
