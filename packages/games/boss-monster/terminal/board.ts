import type { Seat } from '@tavolata/kernel';
import type { TerminalBoard, TerminalContext } from '@tavolata/kernel/terminal';
import type { BossMonsterState, CardDef } from '../src/index.ts';

type Context = TerminalContext<BossMonsterState, CardDef>;

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

function heroes({ voice, nameOf }: Context, names: readonly string[], { health }: Glance): string {
  if (names.length === 0) return voice.say('terminal.nothing');
  return names
    .map(name => voice.say('terminal.hero', { hero: nameOf(name), health: health[name] ?? 0 }))
    .join(', ');
}

/** Each space with what a Hero suffers there. Damage is listed for active Rooms only, in their order. */
function dungeon({ voice, nameOf, g }: Context, seat: Seat, { dungeon: rooms, damage }: SeatGlance): string {
  const { spaces } = g.state.players[seat] ?? { spaces: [] };
  let next = 0;
  const shown = rooms.map((room, i) => {
    if (room === 'face-down' || room === 'empty') return voice.say(`terminal.${room}`);
    if (spaces[i]?.deactivated) return voice.say('terminal.room-off', { room: nameOf(room) });
    return voice.say('terminal.room', { room: nameOf(room), damage: damage[next++] ?? 0 });
  });
  return voice.say('terminal.dungeon', { rooms: shown.join(' ') || voice.say('terminal.nothing') });
}

/** Cards by name; those nobody here knows by their backs, counted. */
function hand({ voice, nameOf }: Context, cards: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(nameOf(card), (counts.get(nameOf(card)) ?? 0) + 1);
  const shown = [...counts].map(([back, number]) =>
    number === 1 ? back : voice.say('terminal.backs', { back, number }),
  );
  return voice.say('terminal.hand', { cards: shown.join(', ') || voice.say('terminal.nothing') });
}

function seatLines(context: Context, seat: Seat, glance: Glance): string[] {
  const { voice, nameOf } = context;
  const one = glance.seats[seat];
  if (!one) return [];
  if (one.out) return [voice.say('terminal.seat-out', { seat })];
  const icons = Object.entries(one.treasure)
    .filter(([, number]) => number > 0)
    .map(([type, number]) => voice.say('terminal.icon', { treasure: voice.say(`treasure.${type}`), number }));
  const boss = one.boss === 'none' ? voice.say('terminal.nothing') : nameOf(one.boss);
  return [
    [
      voice.say('terminal.seat', { seat, boss }),
      voice.say('terminal.score', { souls: one.souls, wounds: one.wounds }),
      ...(icons.length > 0 ? [voice.say('terminal.treasure', { list: icons.join(', ') })] : []),
    ].join('   '),
    `  ${dungeon(context, seat, one)}`,
    ...(one.entrance.length > 0
      ? [`  ${voice.say('terminal.entrance', { heroes: heroes(context, one.entrance, glance) })}`]
      : []),
    ...(one.inside === 'nobody'
      ? []
      : [`  ${voice.say('terminal.inside', { hero: heroes(context, [one.inside], glance) })}`]),
    `  ${hand(context, one.hand)}`,
  ];
}

/** The town, the decks, and every player's dungeon, score and hand. */
export const board: TerminalBoard<BossMonsterState, CardDef> = context => {
  const { voice, g } = context;
  const glance = g.game.glance(g) as unknown as Glance;
  const { turn, phase, active, decks } = glance;
  const phaseName = voice.has(`phase.${phase}`) ? voice.say(`phase.${phase}`) : voice.say('terminal.setup');
  const others = g.seats.filter(seat => !glance.order.includes(seat));
  return [
    [
      voice.say('terminal.turn', { turn, phase: phaseName }),
      ...(active === 'nobody' ? [] : [voice.say('terminal.active', { seat: active })]),
    ].join('   '),
    voice.say('terminal.town', { heroes: heroes(context, glance.town, glance) }),
    voice.say('terminal.decks', {
      room: decks.room,
      spell: decks.spell,
      ordinaryHero: decks['ordinary-hero'],
      epicHero: decks['epic-hero'],
      discard: glance.discard.length,
    }),
    ...[...glance.order, ...others].flatMap(seat => seatLines(context, seat, glance)),
  ];
};
