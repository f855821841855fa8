import { useSignal } from '@preact/signals';
import { classes, Sign, seatName, Thing, whose, windowName } from '@tavolata/board-kit';
import { bossSpace, type CardDef, entrance, hand, limits, player } from '@tavolata/boss-monster';
import type { Seat } from '@tavolata/kernel';
import { Aim, Back, Lures, Tallies } from './Bits.tsx';
import { doesOf } from './does.ts';
import { aimingAt, spacesOf } from './facts.ts';
import { Hero } from './Hero.tsx';
import { heroBefore } from './hero-here.ts';
import { MiniBoss, MiniRoom, NoMiniRoom } from './MiniRoom.tsx';
import { isAskedAbout, isWalked, matters } from './matters.ts';
import css from './Opponents.module.css';
import { Fate } from './PathView.tsx';
import { othersOf, type Props, type SeatProps } from './scene.ts';
import { Tabs } from './Tabs.tsx';
import { nameOf } from './words.ts';

interface Tapped {
  readonly seat: Seat;
  /** With the next question, whoever matters is shown again. */
  readonly q: string | undefined;
}

/** The others, highest XP first. Where there is little place only one is open: the one who matters, or the one tapped. */
export function Opponents({ scene }: Props) {
  const others = othersOf(scene);
  const tapped = useSignal<Tapped | undefined>(undefined);
  const q = scene.draft?.q;
  const chosen = tapped.value?.q === q ? tapped.value?.seat : undefined;
  const open = chosen ?? matters(scene, others);
  const tabs = windowName.value === 'phone' || windowName.value === 'side';
  const shown = tabs ? others.filter(seat => seat === open) : others;
  const isWanted = (seat: Seat): boolean =>
    seat === chosen || isAskedAbout(scene, seat) || isWalked(scene, seat);
  return (
    <section class={`bm-others ${css.others}`} aria-label={scene.say.say('board.opponents')}>
      {tabs && (
        <Tabs
          scene={scene}
          others={others}
          open={open}
          onTap={seat => {
            tapped.value = seat === chosen ? undefined : { seat, q };
          }}
        />
      )}
      {shown.map(seat => (
        <Opponent key={seat} scene={scene} seat={seat} tabbed={tabs} wanted={isWanted(seat)} />
      ))}
    </section>
  );
}

interface OpponentProps extends SeatProps {
  readonly tabbed: boolean;
  /** Shown even where there is no place: asked about, tapped, or with a Hero inside. */
  readonly wanted: boolean;
}

/** `tabbed`: its tab tells name and counts already, unless the player is asked about. */
function Opponent({ scene, seat, tabbed, wanted }: OpponentProps) {
  const { g, say } = scene;
  const boss = g.cards(bossSpace(seat))[0];
  const { out } = player(g, seat);
  const asksForSeat = scene.draft?.options.some(option => option.seat !== undefined) ?? false;
  const brief = tabbed && !asksForSeat;
  // What the dungeon lures is over once somebody stands at its door.
  const arrived = g.cards(entrance(seat)).length > 0;
  return (
    <section
      class={classes(
        'bm-opp',
        css.opp,
        brief && css.tabbed,
        wanted && css.wanted,
        g.state.active === seat && css.active,
        out && css.gone,
      )}
      aria-label={say.say('board.dungeon-of', whose(scene, seat))}
    >
      {!brief && (
        <>
          <Who scene={scene} seat={seat} />
          {!tabbed && <Tallies scene={scene} seat={seat} class={css.counts ?? ''} />}
          <Hands scene={scene} seat={seat} />
        </>
      )}
      <Minis scene={scene} seat={seat} narrow={tabbed} />
      {boss !== undefined && !out && !(tabbed && arrived) && (
        <Lures scene={scene} seat={seat} class={css.lures ?? ''} />
      )}
      <Fate scene={scene} seat={seat} class={css.fate} />
    </section>
  );
}

/** An opponent's dungeon: who waits at the door, the Rooms, the Boss. */
function Minis({ scene, seat, narrow }: SeatProps & { readonly narrow: boolean }) {
  const { g } = scene;
  const [first, ...later] = g.cards(entrance(seat));
  const [boss] = g.cards(bossSpace(seat));
  const spaces = spacesOf(scene, seat);
  const arriving = heroBefore(scene, seat, 'boss');
  return (
    <div class={classes(css.minis, first !== undefined && css.arrived)}>
      {(first !== undefined || !narrow) && (
        <div class={css.door} data-zone={entrance(seat)}>
          {first !== undefined && <Hero scene={scene} card={first} where="waiting" small />}
          {later.length > 0 && <span class={css.more}>+{later.length}</span>}
        </div>
      )}
      <ol>
        {Array.from({ length: limits.maxRooms - spaces.length }, (_, i) => (
          <NoMiniRoom key={`free ${i}`} />
        ))}
        {spaces.map(facts => (
          <MiniRoom key={facts.space.id} scene={scene} facts={facts} />
        ))}
      </ol>
      <div class={css.boss} data-zone={bossSpace(seat)}>
        {arriving !== undefined && <Hero scene={scene} card={arriving} where="before" small />}
        {boss !== undefined && <MiniBoss scene={scene} card={boss} />}
      </div>
    </div>
  );
}

function Who({ scene, seat }: SeatProps) {
  const { g, say } = scene;
  const boss = g.cards(bossSpace(seat))[0];
  const def = boss === undefined ? undefined : (g.def(boss) as Extract<CardDef, { type: 'boss' }>);
  const name = seatName(scene, seat);
  const line =
    def && boss !== undefined ? `${nameOf(scene, boss)} · ${say.say('board.xp', { xp: def.xp })}` : '';
  const aimed = aimingAt(scene, seat).length > 0;
  return (
    <Thing
      scene={scene}
      at={{ seat }}
      label=""
      does={doesOf(scene, { seat })}
      class={classes('bm-who', css.who, aimed && 'is-aimed')}
    >
      <Sign seat={seat} name={name} />
      <span>
        <b title={name}>{name}</b>
        <small>{line}</small>
      </span>
      {aimed && <Aim />}
    </Thing>
  );
}

/** A hand by its backs: how many Rooms, how many Spells. */
function Hands({ scene: { g, say }, seat }: SeatProps) {
  const count = (kind: string): number =>
    g.cards(hand(seat)).filter(card => g.def(card).back === kind).length;
  const [rooms, spells] = [count('room'), count('spell')];
  return (
    <span class={classes('bm-hands', css.hands)} data-zone={hand(seat)}>
      <span>
        <Back kind="room" />
        <span class="unseen">{say.say('board.hand-rooms', { count: rooms })}</span>
        <span aria-hidden="true">{rooms}</span>
      </span>
      <span>
        <Back kind="spell" />
        <span class="unseen">{say.say('board.hand-spells', { count: spells })}</span>
        <span aria-hidden="true">{spells}</span>
      </span>
    </span>
  );
}
