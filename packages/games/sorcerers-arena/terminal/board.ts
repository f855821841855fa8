import type { Json, Seat } from '@tavolata/kernel';
import type { TerminalBoard, TerminalContext } from '@tavolata/kernel/terminal';
import {
  type ArenaState,
  type CardDef,
  type Character,
  characterDef,
  occupant,
  type Side,
  SPACES,
  type SpaceDef,
} from '../src/index.ts';

type Context = TerminalContext<ArenaState, CardDef>;
type G = Context['g'];

/** What the game's glance tells of one seat. */
interface SeatGlance {
  readonly side: string;
  readonly characters: readonly string[];
  readonly limit: number;
  readonly hand: readonly string[];
  readonly deck: number;
  readonly inPlay: readonly string[];
  readonly discard: readonly string[];
  readonly exile: readonly string[];
  readonly gears: Readonly<Record<string, number>>;
}

interface Glance {
  readonly chapter: string;
  readonly round: number;
  readonly phase: string;
  readonly vp: Readonly<Record<Side, number>>;
  readonly lastRound: boolean;
  readonly seats: Readonly<Record<string, SeatGlance>>;
}

const ROWS = [...'ihgfedcba'];
/** A space is four letters wide, so a row that is one shorter starts two further in. */
const HALF = '  ';
const WIDEST = 7;

/** Blue stands in round brackets, red in pointed ones, as on the page. */
const around = (side: string | undefined, name: string): string =>
  side === 'blue' ? `(${name})` : `<${name}>`;
const initials = ({ name }: Character): string => `${name.slice(0, 1).toUpperCase()}${name.slice(1, 2)}`;

function space(g: G, { id, gold, star, start }: SpaceDef): string {
  const there = occupant(g, id);
  const who = there === undefined ? undefined : g.state.row[there];
  if (who) return around(g.state.sides[who.seat], initials(who));
  return gold ? ' ** ' : star ? ' :: ' : start ? ' -- ' : ' .. ';
}

function arena(g: G): string[] {
  return ROWS.map(row => {
    const spaces = SPACES.filter(({ id }) => id.startsWith(row));
    return `  ${row.toUpperCase()} ${HALF.repeat(WIDEST - spaces.length)}${spaces.map(each => space(g, each)).join('')}`;
  });
}

function characterLine({ voice, g }: Context, who: Character, isActive: boolean): string {
  const { sides } = g.state;
  const statuses = Object.entries(who.statuses).map(([status, number]) =>
    voice.say('board.status-count', { status, number }),
  );
  const at = who.space ?? voice.say('board.out');
  return [
    `${isActive ? '>' : ' '} ${around(sides[who.seat], initials(who))}`,
    voice.say('board.line', {
      character: who.name,
      at,
      hp: who.hp,
      max: characterDef(who.name).hp,
      vp: characterDef(who.name).vp,
    }),
    ...(statuses.length > 0 ? [statuses.join(', ')] : []),
    ...(who.upgraded ? [voice.say('board.upgraded')] : []),
  ].join(' · ');
}

function handOf({ voice, nameOf }: Context, { hand, limit }: SeatGlance): string {
  const counts = new Map<string, number>();
  for (const card of hand) counts.set(nameOf(card), (counts.get(nameOf(card)) ?? 0) + 1);
  const cards = [...counts].map(([card, number]) =>
    number === 1 ? card : voice.say('board.copies', { card, number }),
  );
  return voice.say('board.hand-line', { cards: cards.join(', '), count: hand.length, limit });
}

function seatLines(context: Context, seat: Seat, one: SeatGlance, isSetUp: boolean): string[] {
  const { voice, nameOf } = context;
  const gears = Object.entries(one.gears)
    .filter(([, number]) => number > 0)
    .map(([gear, number]) => voice.say('board.copies', { card: nameOf(gear), number }));
  const side = one.side === 'none' ? '' : voice.say(`side.${one.side}`);
  const head = voice.say('board.seat-line', { seat, side, characters: one.characters });
  if (!isSetUp) return [head];
  return [
    head,
    `  ${handOf(context, one)}`,
    `  ${voice.say('board.piles-line', { deck: one.deck, discard: one.discard.length, exile: one.exile.length })}${gears.length > 0 ? ` · ${gears.join(', ')}` : ''}`,
    ...(one.inPlay.length > 0
      ? [`  ${voice.say('board.in-play-line', { cards: one.inPlay.map(nameOf).join(', ') })}`]
      : []),
  ];
}

/** The arena, the row of Turn Order tiles, and every Summoner's cards. */
export const board: TerminalBoard<ArenaState, CardDef> = context => {
  const { voice, g } = context;
  const glance = g.game.glance(g) as Json as unknown as Glance;
  const { row, marker } = g.state;
  const isSetUp = row.length > 0;
  return [
    [
      voice.say(`variant.${glance.chapter}.name`),
      voice.say('board.round', { round: glance.round }),
      voice.say('board.vp-line', { blue: glance.vp.blue, red: glance.vp.red }),
      ...(glance.lastRound ? [voice.say('board.last-round')] : []),
    ].join(' · '),
    ...(isSetUp ? arena(g) : []),
    ...row.map((who, id) => characterLine(context, who, id === marker)),
    ...g.seats.flatMap(seat => {
      const one = glance.seats[seat];
      return one ? seatLines(context, seat, one, isSetUp) : [];
    }),
  ];
};
