import { classes, mineOf, Thing } from '@tavolata/board-kit';
import { FACTIONS, limits, player } from '@tavolata/mourners-call';
import { asksForSeats } from './asking.ts';
import { Glyph } from './Glyph.tsx';
import { phone } from './narrow.ts';
import { SeatMark } from './SeatMark.tsx';
import { othersOf, type Props } from './scene.ts';
import { openScore, scoreOf } from './score.ts';
import { seatName, termOf, whoIs } from './words.ts';

/** My board, for an onlooker the first player's: Influence, Etherea, Unity, and what the game would bring if it ended now. */
export function Me({ scene }: Props) {
  const { draft } = scene;
  const seat = mineOf(scene);
  const inner = (
    <>
      <Head scene={scene} />
      <div class="mc-influences">
        {FACTIONS.map(faction => (
          <Influence key={faction} scene={scene} faction={faction} />
        ))}
      </div>
      <Projected scene={scene} />
    </>
  );
  if (!asksForSeats(draft)) return <section class="mc-me">{inner}</section>;
  return (
    <Thing scene={scene} at={{ seat }} label={whoIs(scene, seat)} silent class="mc-me">
      {inner}
    </Thing>
  );
}

function Head({ scene }: Props) {
  const { g, say } = scene;
  const seat = mineOf(scene);
  const { allegiance, etherea, unity } = player(g, seat);
  return (
    <div class="mc-me-h" data-zone={`goods/${seat}`}>
      <SeatMark seat={seat} />
      <b>{whoIs(scene, seat)}</b>
      {allegiance && (
        <small>
          <span>{say.say('board.sworn-to')}</span> <Glyph name={allegiance} /> {termOf(scene, allegiance)}
        </small>
      )}
      {g.state.death === seat && (
        <small class="mc-death" title={say.say('board.death')}>
          <Glyph name="death" />
          <span class="unseen">{say.say('board.death')}</span>
        </small>
      )}
      {g.state.dreadsbane === seat && (
        <small title={say.say('board.dreadsbane')}>
          <Glyph name="dreadsbane" />
          <span class="unseen">{say.say('board.dreadsbane')}</span>
        </small>
      )}
      <span class="mc-me-g" title={say.say('term.etherea')}>
        <Glyph name="etherea" /> {etherea}
        <span class="unseen">{say.say('term.etherea')}</span>
      </span>
      <span class="mc-me-g" title={say.say('term.unity')}>
        <Glyph name="unity" /> {unity}
        <span class="unseen">{say.say('term.unity')}</span>
      </span>
    </div>
  );
}

function Influence({ scene, faction }: Props & { readonly faction: (typeof FACTIONS)[number] }) {
  const points = player(scene.g, mineOf(scene)).influence[faction];
  const { max } = limits.influence;
  return (
    <div class={`mc-influence f-${faction}`}>
      <Glyph name={faction} />
      <span class="bar" aria-hidden="true">
        {Array.from({ length: max }, (_, i) => (
          <i key={i} class={classes(i < points && 'on')} />
        ))}
      </span>
      <b>{points}</b>
      <span class="unseen">{scene.say.say('board.influence', { faction, points, max })}</span>
    </div>
  );
}

/** Unity, Influence and Motive of mine; what anybody can count of the others. */
function Projected({ scene }: Props) {
  const { g, say, me } = scene;
  if (!me || g.state.core.result) return null;
  const { unity, influence, motive, total } = scoreOf(g, me);
  return (
    <p class="mc-score">
      <span>
        {say.say(phone.value ? 'board.score.short' : 'board.score.now')} <b>{total}</b>
      </span>
      <span>{say.say('board.score.parts', { unity, influence, motive })}</span>
      <small>
        {othersOf(scene)
          .filter(seat => !player(g, seat).out)
          .map(seat => `${seatName(scene, seat)} ${openScore(g, seat)}`)
          .join(' · ')}
        {' + ?'}
      </small>
    </p>
  );
}
