import { classes, mineOf } from '@tavolata/board-kit';
import type { NumberQuestion } from '@tavolata/kernel';
import { limits, player, titheDue } from '@tavolata/mourners-call';
import { limitIfMissed } from './forecast.ts';
import { Glyph } from './Glyph.tsx';
import { limitNow } from './majority.ts';
import { NumberKeys } from './Numbers.tsx';
import panel from './Panel.module.css';
import { SeatMark } from './SeatMark.tsx';
import { othersOf, type Props } from './scene.ts';
import css from './Tithe.module.css';
import { seatName } from './words.ts';

/** More than this are counted, not drawn. */
const DRAWN = 14;

/** More keys than this need the room of something else. */
const MANY_KEYS = 14;

/** What the Forge is called, and what it must hold. */
export function TitheHead({ scene: { g, say } }: Props) {
  return (
    <div class={css.head}>
      <h2 class={classes(panel.title, css.name)}>{say.say('term.dirth-forge')}</h2>
      <span>{say.say('board.tithe.due')}</span>
      <b>{titheDue(g)}</b>
    </div>
  );
}

/** The Forge as the altar of the moment: what lies there, what I give, what is missing; and both ends it can have. */
export function Tithe({ scene, question }: Props & { readonly question: NumberQuestion }) {
  const { g, say, draft } = scene;
  const due = titheDue(g);
  const { forge } = g.state;
  const mine = draft?.number.value ?? 0;
  const missing = Math.max(0, due - forge - mine);
  const others = othersOf(scene).filter(seat => !player(g, seat).out);
  const held = others.reduce((sum, seat) => sum + player(g, seat).etherea, 0);
  const { unityMost, unityOthers, unityTied } = limits.quotaMet;
  return (
    <div class={classes('mc-altar', css.altar, question.max > MANY_KEYS && css.rich)}>
      <div class={css.gems} aria-hidden="true">
        {Array.from({ length: Math.min(DRAWN, Math.max(due, forge + mine)) }, (_, i) => (
          <span key={i} class={classes(css.gem, i < forge ? css.forge : i < forge + mine && css.mine)}>
            {i < forge + mine ? <Glyph name="etherea" /> : '?'}
          </span>
        ))}
      </div>
      <p class={css.parts}>
        <span>
          <Glyph name="forge" /> {say.say('board.tithe.forge', { number: forge })}
        </span>
        <span>
          <SeatMark seat={mineOf(scene)} /> {say.say('board.tithe.mine', { number: mine })}
        </span>
        <span>{say.say('board.tithe.others', { number: missing })}</span>
      </p>
      <div class={css.ends}>
        <p>
          <b>
            <Glyph name="met" /> {say.say('board.tithe.met')}
          </b>
          {say.say('board.tithe.met-text', { most: unityMost, others: unityOthers, tied: unityTied })}
        </p>
        <p class={css.missed}>
          <b>
            <Glyph name="warning" /> {say.say('board.tithe.missed')}
          </b>
          {say.say('board.tithe.missed-text', {
            number: limits.quotaMissed.suspicionUp,
            now: limitNow(g),
            after: limitIfMissed(g),
            unity: limits.quotaMissed.unityLost,
          })}
        </p>
      </div>
      <p class={classes(panel.note, css.others)}>
        {say.say('board.tithe.held', { number: held })}{' '}
        {others.map(seat => (
          <span key={seat} class={css.held}>
            <SeatMark seat={seat} /> <span class="unseen">{seatName(scene, seat)}</span>{' '}
            {player(g, seat).etherea}
          </span>
        ))}
      </p>
      <NumberKeys scene={scene} question={question} sign="etherea" />
      <p class={classes(panel.note, css.together)}>{say.say('board.tithe.together')}</p>
    </div>
  );
}
