import type { BossMonsterState } from '@tavolata/boss-monster';
import type { Seat } from '@tavolata/kernel';
import type { Board, BoardContext } from './board.ts';

/** What the game's glance tells of one seat. */
interface SeatGlance {
  readonly boss: string;
  readonly out: boolean;
  readonly souls: number;
  readonly wounds: number;
  readonly hand: readonly string[];
  readonly dungeon: readonly string[];
  readonly damage: readonly number[];
  readonly treasure: Readonly<Record<string, number>>;
  readonly entrance: readonly string[];
  readonly inside: string;
}

interface Glance {
  readonly turn: number;
  readonly phase: string;
  readonly active: string;
  readonly order: readonly Seat[];
  readonly seats: Readonly<Record<string, SeatGlance>>;
  readonly town: readonly string[];
  readonly health: Readonly<Record<string, number>>;
  readonly discard: readonly string[];
  readonly decks: Readonly<Record<string, number>>;
}

function heroes({ voice, nameOf }: BoardContext, names: readonly string[], { health }: Glance): string {
  if (names.length === 0) return voice.tell('boss-monster.nothing');
  return names
    .map(name => voice.tell('boss-monster.hero', { hero: nameOf(name), health: health[name] ?? 0 }))
    .join(', ');
}

/** Each space with what a Hero suffers there. Damage is listed for active Rooms only, in their order. */
function dungeon(
  { voice, nameOf, g }: BoardContext,
  seat: Seat,
  { dungeon: rooms, damage }: SeatGlance,
): string {
  const { spaces } = (g.state as BossMonsterState).players[seat] ?? { spaces: [] };
  let next = 0;
  const shown = rooms.map((room, i) => {
    if (room === 'face-down' || room === 'empty') return voice.tell(`boss-monster.${room}`);
    if (spaces[i]?.deactivated) return voice.tell('boss-monster.room-off', { room: nameOf(room) });
    return voice.tell('boss-monster.room', { room: nameOf(room), damage: damage[next++] ?? 0 });
  });
  return voice.tell('boss-monster.dungeon', { rooms: shown.join(' ') || voice.tell('boss-monster.nothing') });
}

/** Cards by name; those nobody here knows by their backs, counted. */
function hand({ voice, nameOf }: BoardContext, cards: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(nameOf(card), (counts.get(nameOf(card)) ?? 0) + 1);
  const shown = [...counts].map(([back, number]) =>
    number === 1 ? back : voice.tell('boss-monster.backs', { back, number }),
  );
  return voice.tell('boss-monster.hand', { cards: shown.join(', ') || voice.tell('boss-monster.nothing') });
}

function seatLines(context: BoardContext, seat: Seat, glance: Glance): string[] {
  const { voice, nameOf } = context;
  const one = glance.seats[seat];
  if (!one) return [];
  if (one.out) return [voice.tell('boss-monster.seat-out', { seat })];
  const icons = Object.entries(one.treasure)
    .filter(([, number]) => number > 0)
    .map(([type, number]) =>
      voice.tell('boss-monster.icon', { treasure: voice.say(`treasure.${type}`), number }),
    );
  const boss = one.boss === 'none' ? voice.tell('boss-monster.nothing') : nameOf(one.boss);
  return [
    [
      voice.tell('boss-monster.seat', { seat, boss }),
      voice.tell('boss-monster.score', { souls: one.souls, wounds: one.wounds }),
      ...(icons.length > 0 ? [voice.tell('boss-monster.treasure', { list: icons.join(', ') })] : []),
    ].join('   '),
    `  ${dungeon(context, seat, one)}`,
    ...(one.entrance.length > 0
      ? [`  ${voice.tell('boss-monster.entrance', { heroes: heroes(context, one.entrance, glance) })}`]
      : []),
    ...(one.inside === 'nobody'
      ? []
      : [`  ${voice.tell('boss-monster.inside', { hero: heroes(context, [one.inside], glance) })}`]),
    `  ${hand(context, one.hand)}`,
  ];
}

/** The town, the decks, and every player's dungeon, score and hand. */
export const bossMonsterBoard: Board = context => {
  const { voice, g } = context;
  const glance = g.game.glance(g) as unknown as Glance;
  const { turn, phase, active, decks } = glance;
  const phaseName = voice.has(`phase.${phase}`)
    ? voice.say(`phase.${phase}`)
    : voice.tell('boss-monster.setup');
  const others = g.seats.filter(seat => !glance.order.includes(seat));
  return [
    [
      voice.tell('boss-monster.turn', { turn, phase: phaseName }),
      ...(active === 'nobody' ? [] : [voice.tell('boss-monster.active', { seat: active })]),
    ].join('   '),
    voice.tell('boss-monster.town', { heroes: heroes(context, glance.town, glance) }),
    voice.tell('boss-monster.decks', {
      room: decks.room,
      spell: decks.spell,
      ordinaryHero: decks['ordinary-hero'],
      epicHero: decks['epic-hero'],
      discard: glance.discard.length,
    }),
    ...[...glance.order, ...others].flatMap(seat => seatLines(context, seat, glance)),
  ];
};
