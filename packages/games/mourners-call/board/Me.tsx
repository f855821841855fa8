import { classes, mineOf, narrow, Thing } from '@tavolata/board-kit';
import { FACTIONS, limits, player } from '@tavolata/mourners-call';
import { asksForSeats } from './asking.ts';
import { Glyph } from './Glyph.tsx';
import css from './Me.module.css';
import { SeatMark } from './SeatMark.tsx';
import small from './Small.module.css';
import { othersOf, type Props } from './scene.ts';
import { openScore, scoreOf } from './score.ts';
import { seatName, termOf, whoIs } from './words.ts';

/** My board, for an onlooker the first player's: Influence, Etherea, Unity, and what the game would bring if it ended now. */
export function Me({ scene, class: more }: Props & { readonly class?: string | undefined }) {
  const { draft } = scene;
  const seat = mineOf(scene);
  const inner = (
    <>
      <Head scene={scene} />
      <div class={css.influences}>
        {FACTIONS.map(faction => (
          <Influence key={faction} scene={scene} faction={faction} />
        ))}
      </div>
      <Projected scene={scene} />
    </>
  );
  if (!asksForSeats(draft)) return <section class={classes(css.me, more)}>{inner}</section>;
  return (
    <Thing
      scene={scene}
      at={{ seat }}
      label={whoIs(scene, seat)}
      silent
      class={classes(css.me, small.still, more)}
    >
      {inner}
    </Thing>
  );
}

function Head({ scene }: Props) {
  const { g, say } = scene;
  const seat = mineOf(scene);
  const { allegiance, etherea, unity } = player(g, seat);
  const marks = (['death', 'dreadsbane'] as const).filter(mark => g.state[mark] === seat);
  return (
    <div class={classes('mc-me-h', css.head)} data-zone={`goods/${seat}`}>
      <SeatMark seat={seat} />
      <b>{whoIs(scene, seat)}</b>
      {allegiance && (
        <small class={css.mark}>
          <span class="unseen">{say.say('board.sworn', { faction: allegiance })}</span>
          <span class={css.sworn} aria-hidden="true">
            {say.say('board.sworn-to')}
          </span>
          <Glyph name={allegiance} />
          <span class={css.sworn} aria-hidden="true">
            {termOf(scene, allegiance)}
          </span>
        </small>
      )}
      {marks.map(mark => (
        <small key={mark} class={css.mark} title={say.say(`board.${mark}`)}>
          <Glyph name={mark} />
          <span class="unseen">{say.say(`board.${mark}`)}</span>
        </small>
      ))}
      <span class={css.goods}>
        {(['etherea', 'unity'] as const).map(good => (
          <span key={good} title={say.say(`term.${good}`)}>
            <Glyph name={good} />
            <span class="unseen">{say.say(`term.${good}`)}</span> {{ etherea, unity }[good]}
          </span>
        ))}
      </span>
    </div>
  );
}

function Influence({ scene, faction }: Props & { readonly faction: (typeof FACTIONS)[number] }) {
  const points = player(scene.g, mineOf(scene)).influence[faction];
  const { max } = limits.influence;
  return (
    <div class={classes(css.influence, css[faction])}>
      <Glyph name={faction} />
      <span class={css.bar} aria-hidden="true">
        {Array.from({ length: max }, (_, i) => (
          <i key={i} class={classes(i < points && css.on)} />
        ))}
      </span>
      <b aria-hidden="true">{points}</b>
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
    <p class={css.score}>
      <span>
        {say.say(narrow.value ? 'board.score.short' : 'board.score.now')} <b>{total}</b>
      </span>
      <span class={css.rest}>{say.say('board.score.parts', { unity, influence, motive })}</span>
      <small class={css.rest}>
        {othersOf(scene)
          .filter(seat => !player(g, seat).out)
          .map(seat => `${seatName(scene, seat)} ${openScore(g, seat)}`)
          .join(' · ')}
        {' + ?'}
      </small>
    </p>
  );
}
