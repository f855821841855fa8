import { classes, compact, listed, Thing } from '@tavolata/board-kit';
import type { Seat } from '@tavolata/kernel';
import { active, artifacts, hand, mourners, openWallows, packet, player } from '@tavolata/mourners-call';
import { asksForSeats } from './asking.ts';
import { Crypt } from './Crypt.tsx';
import { Glyph } from './Glyph.tsx';
import css from './Opponents.module.css';
import panel from './Panel.module.css';
import { Row } from './Row.tsx';
import { SeatMark } from './SeatMark.tsx';
import small from './Small.module.css';
import { type MournersCallScene, othersOf, type Props, type SeatProps } from './scene.ts';
import { openScore } from './score.ts';
import { seatName } from './words.ts';

/** So many cards of another lie open on the table before the rest is folded, by the number of opponents. */
const SHOWN = [0, 12, 7, 3, 2] as const;

const COUNTS = ['', css.alone, '', css.three, css.four];

/** The others: what everybody may see of them. */
export function Opponents({ scene }: Props) {
  const others = othersOf(scene);
  return (
    <section class={classes(css.others, COUNTS[others.length])} aria-label={scene.say.say('board.others')}>
      {others.map(seat => (
        <Opponent key={seat} scene={scene} seat={seat} shown={SHOWN[others.length] ?? 2} />
      ))}
    </section>
  );
}

/** What somebody is doing, in a word. */
function doingOf({ g, say }: MournersCallScene, seat: Seat): string | undefined {
  const { phase, bids } = g.state;
  if (player(g, seat).out) return say.say('board.out');
  if (phase === 'action' && active(g) === seat) return say.say('board.acts');
  if (bids) return say.say('board.bade', { number: bids[seat] ?? 0 });
  return undefined;
}

/** Somebody for those who listen: allegiance, goods, cards, points that anybody can count. */
export function seatLabel(scene: MournersCallScene, seat: Seat): string {
  const { g, say } = scene;
  const { unity, etherea, influence, allegiance } = player(g, seat);
  return listed(
    seatName(scene, seat),
    allegiance && say.say('board.sworn', { faction: allegiance }),
    g.state.death === seat && say.say('board.death'),
    g.state.dreadsbane === seat && say.say('board.dreadsbane'),
    say.say('board.goods', { unity, etherea, ...influence }),
    say.say('board.court', { number: g.cards(hand(seat)).length }),
    say.say('board.points', { points: openScore(g, seat) }),
  );
}

function Opponent({ scene, seat, shown }: SeatProps & { readonly shown: number }) {
  const { g, draft } = scene;
  const inner = (
    <>
      <Head scene={scene} seat={seat} />
      <Goods scene={scene} seat={seat} />
      {!compact.value && <Cards scene={scene} seat={seat} shown={shown} />}
    </>
  );
  const name = classes('mc-other', panel.panel, css.other, small.still, player(g, seat).out && css.out);
  if (!asksForSeats(draft)) return <div class={name}>{inner}</div>;
  return (
    <Thing scene={scene} at={{ seat }} label={seatLabel(scene, seat)} silent class={name}>
      {inner}
    </Thing>
  );
}

function Head({ scene, seat }: SeatProps) {
  const { g, say } = scene;
  const { allegiance } = player(g, seat);
  const doing = doingOf(scene, seat);
  const titles = (['death', 'dreadsbane'] as const).filter(title => g.state[title] === seat);
  const inner = (
    <>
      <SeatMark seat={seat} />
      <b aria-hidden="true">{seatName(scene, seat)}</b>
      <span class={css.marks} aria-hidden="true">
        {doing && <small class={css.doing}>{doing}</small>}
        {titles.map(title => (
          <span key={title} title={say.say(`board.${title}`)}>
            <Glyph name={title} />
          </span>
        ))}
        {allegiance && <Glyph name={allegiance} class={titles.length > 1 ? css.third : undefined} />}
      </span>
    </>
  );
  // The whole panel is then one button.
  if (asksForSeats(scene.draft))
    return (
      <div class={css.who} data-zone={packet(seat)}>
        {inner}
      </div>
    );
  return (
    <button
      type="button"
      class={css.who}
      data-zone={packet(seat)}
      onClick={() => scene.opened.open({ seat })}
    >
      <span class="unseen">{seatLabel(scene, seat)}</span>
      {inner}
    </button>
  );
}

function Goods({ scene: { g }, seat }: SeatProps) {
  const { influence, etherea, unity } = player(g, seat);
  return (
    <div class={css.goods} data-zone={`goods/${seat}`} aria-hidden="true">
      {(['bone', 'flesh', 'spirit'] as const).map(faction => (
        <span key={faction} class={css.influence}>
          <Glyph name={faction} />
          {influence[faction]}
        </span>
      ))}
      <span>
        <Glyph name="etherea" />
        {etherea}
      </span>
      <span>
        <Glyph name="unity" />
        {unity}
      </span>
    </div>
  );
}

function Cards({ scene, seat, shown }: SeatProps & { readonly shown: number }) {
  const { g, say } = scene;
  const cards = [...g.cards(mourners(seat)), ...g.cards(openWallows(seat)), ...g.cards(artifacts(seat))];
  const court = g.cards(hand(seat)).length;
  const rest = cards.length - shown;
  const isAsked = asksForSeats(scene.draft);
  return (
    <>
      <div class={css.lair}>
        <span class={css.backs} data-zone={hand(seat)} title={say.say('board.court', { number: court })}>
          {Array.from({ length: court }, (_, i) => (
            <i key={i} />
          ))}
        </span>
        <Crypt scene={scene} seat={seat} />
      </div>
      <div class={css.rows} data-zone={mourners(seat)}>
        {cards.slice(0, shown).map(card => (
          <Row key={card} scene={scene} card={card} still={isAsked} naming={css.name} />
        ))}
        {rest > 0 && !isAsked && (
          <button type="button" class={css.more} onClick={() => scene.opened.open({ seat })}>
            {say.say('board.more', { number: rest })}
          </button>
        )}
      </div>
    </>
  );
}
