import { useSignal } from '@preact/signals';
import { bossSpace, type CardDef, entrance, hand, limits, player } from '@tavolata/boss-monster';
import type { CardId, Seat } from '@tavolata/kernel';
import { Sign } from '../../shared/Sign.tsx';
import { classes } from '../../shared/strings.ts';
import { Thing } from '../../table/Thing.tsx';
import { whose } from '../../table/whose.ts';
import { Aim, Back, Lures } from './Bits.tsx';
import { Tallies } from './Dungeon.tsx';
import { doesOf } from './does.ts';
import { aimingAt, spacesOf } from './facts.ts';
import { Hero } from './Hero.tsx';
import { heroBefore } from './hero-here.ts';
import { MiniRoom } from './MiniRoom.tsx';
import { isAskedAbout, isWalked, matters } from './matters.ts';
import { Fate } from './PathView.tsx';
import { Px } from './Px.tsx';
import { stateOf } from './Room.tsx';
import { othersOf, type Props, type SeatProps } from './scene.ts';
import { labelOf, nameOf, seatName } from './words.ts';

/** The others, highest XP first. Where there is little place only one is open: the one who matters, or the one tapped. */
export function Opponents({ scene }: Props) {
  const others = othersOf(scene);
  const tapped = useSignal<Seat | undefined>(undefined);
  const asked = scene.picking?.q;
  const tappedFor = useSignal<string | undefined>(undefined);
  const chosen = tappedFor.value === asked ? tapped.value : undefined;
  const open = chosen ?? matters(scene, others);
  const tap = (seat: Seat | undefined) => {
    tapped.value = seat;
    tappedFor.value = asked;
  };
  const isWanted = (seat: Seat): boolean =>
    seat === chosen || isAskedAbout(scene, seat) || isWalked(scene, seat);
  const only = others.length === 1 ? others[0] : undefined;
  return (
    <section class={`bm-others of-${others.length}`} aria-label={scene.say.say('board.opponents')}>
      {others.length > 1 && (
        <ul class="bm-tabs">
          {others.map(seat => (
            <li key={seat}>
              <button
                type="button"
                class={classes('bm-tab', isAskedAbout(scene, seat) && seat !== open && 'asked')}
                aria-pressed={seat === open}
                data-zone={hand(seat)}
                onClick={() => tap(seat)}
              >
                <Sign seat={seat} name={seatName(scene, seat)} />
                <span class="unseen">{seatName(scene, seat)}</span>
                <Tallies scene={scene} seat={seat} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {only !== undefined && (
        <button
          type="button"
          class="bm-unfold"
          aria-expanded={isWanted(only)}
          aria-label={scene.say.say('board.dungeon-of', whose(scene, only))}
          onClick={() => tap(chosen === undefined ? only : undefined)}
        />
      )}
      {others.map(seat => (
        <Opponent key={seat} scene={scene} seat={seat} open={seat === open} wanted={isWanted(seat)} />
      ))}
    </section>
  );
}

interface OpponentProps extends SeatProps {
  /** Shown where only one is. */
  readonly open: boolean;
  /** Shown even where there is no place: asked about, asked for, or with a Hero inside. */
  readonly wanted: boolean;
}

function Opponent({ scene, seat, open, wanted }: OpponentProps) {
  const { g, say } = scene;
  const boss = g.cards(bossSpace(seat))[0];
  const { out } = player(g, seat);
  const arriving = heroBefore(scene, seat, 'boss');
  return (
    <section
      class={classes(
        'bm-opp',
        open && 'open',
        wanted && 'wanted',
        g.state.active === seat && 'active',
        out && 'out',
      )}
      aria-label={say.say('board.dungeon-of', whose(scene, seat))}
    >
      <Who scene={scene} seat={seat} />
      <Tallies scene={scene} seat={seat} />
      <div class="bm-minis">
        <MiniEntrance scene={scene} seat={seat} />
        <ol>
          {Array.from({ length: limits.maxRooms - spacesOf(scene, seat).length }, (_, i) => (
            <li key={`free ${i}`} class="bm-mini-s none" aria-hidden="true" />
          ))}
          {spacesOf(scene, seat).map(facts => (
            <MiniRoom key={facts.space.id} scene={scene} facts={facts} />
          ))}
        </ol>
        <div class="bm-mini-b" data-zone={bossSpace(seat)}>
          {arriving !== undefined && <Hero scene={scene} card={arriving} class="before" />}
          {boss !== undefined && <MiniBoss scene={scene} card={boss} />}
        </div>
      </div>
      {boss !== undefined && !out && <Lures scene={scene} seat={seat} />}
      <Fate scene={scene} seat={seat} />
      <Hands scene={scene} seat={seat} />
    </section>
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
      class={classes('bm-who', aimed && 'is-aimed')}
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

function MiniBoss({ scene, card }: Props & { readonly card: CardId }) {
  return (
    <Thing
      scene={scene}
      at={{ card }}
      label={labelOf(scene, card)}
      does={doesOf(scene, { card })}
      class={classes('bm-mini-boss', stateOf(scene, card))}
    >
      <Px id={`b-${scene.g.def(card).id}`} />
    </Thing>
  );
}

/** Who waits at an opponent's entrance: the first in line, and how many more. */
function MiniEntrance({ scene, seat }: SeatProps) {
  const line = scene.g.cards(entrance(seat));
  const [first] = line;
  return (
    <div class={classes('bm-mini-e', first === undefined && 'empty')} data-zone={entrance(seat)}>
      {first !== undefined && <Hero scene={scene} card={first} />}
      {line.length > 1 && <span class="bm-more">+{line.length - 1}</span>}
    </div>
  );
}

/** A hand by its backs: how many Rooms, how many Spells. */
export function Hands({ scene: { g, say }, seat }: SeatProps) {
  const count = (kind: string): number =>
    g.cards(hand(seat)).filter(card => g.def(card).back === kind).length;
  const [rooms, spells] = [count('room'), count('spell')];
  return (
    <span class="bm-hands" data-zone={hand(seat)}>
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
