import { classes, mineOf } from '@tavolata/board-kit';
import type { NumberQuestion } from '@tavolata/kernel';
import { limits, player, titheDue } from '@tavolata/mourners-call';
import { limitIfMissed } from './forecast.ts';
import { Glyph } from './Glyph.tsx';
import { limitNow } from './majority.ts';
import { NumberKeys } from './Numbers.tsx';
import { SeatMark } from './SeatMark.tsx';
import { othersOf, type Props } from './scene.ts';

/** More than this are counted, not drawn. */
const DRAWN = 14;

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
    <div class="mc-altar">
      <header>
        <h2>{say.say('term.dirth-forge')}</h2>
        <span>{say.say('board.tithe.due')}</span>
        <b>{due}</b>
      </header>
      <div class="mc-altar-g" aria-hidden="true">
        {Array.from({ length: Math.min(DRAWN, Math.max(due, forge + mine)) }, (_, i) => (
          <span key={i} class={classes(i < forge ? 'forge' : i < forge + mine ? 'mine' : 'open')}>
            {i < forge + mine ? <Glyph name="etherea" /> : '?'}
          </span>
        ))}
      </div>
      <p class="mc-altar-l">
        <span>
          <Glyph name="forge" /> {say.say('board.tithe.forge', { number: forge })}
        </span>
        <span>
          <SeatMark seat={mineOf(scene)} /> {say.say('board.tithe.mine', { number: mine })}
        </span>
        <span>{say.say('board.tithe.others', { number: missing })}</span>
      </p>
      <div class="mc-ends">
        <p class="met">
          <b>
            <Glyph name="met" /> {say.say('board.tithe.met')}
          </b>
          {say.say('board.tithe.met-text', { most: unityMost, others: unityOthers, tied: unityTied })}
        </p>
        <p class="missed">
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
      <p class="mc-note">
        {say.say('board.tithe.held', { number: held })}{' '}
        {others.map(seat => (
          <span key={seat} class="mc-held">
            <SeatMark seat={seat} /> {player(g, seat).etherea}
          </span>
        ))}
      </p>
      <NumberKeys scene={scene} question={question} sign="etherea" />
      <p class="mc-note">{say.say('board.tithe.together')}</p>
    </div>
  );
}
