import type { Seat } from '@tavolata/kernel';
import type { TerminalBoard, TerminalContext } from '@tavolata/kernel/terminal';
import { type CardDef, type FourSoulsState, soulsNeeded } from '../src/index.ts';

type Context = TerminalContext<FourSoulsState, CardDef>;

/** What the game's glance tells of one seat. */
interface SeatGlance {
  readonly out: boolean;
  readonly character: string;
  readonly cents: number;
  readonly hp: number;
  readonly atk: number;
  readonly souls: number;
  readonly hand: readonly string[];
  readonly items: readonly string[];
  readonly curses: readonly string[];
  readonly deactivated: readonly string[];
}

interface Glance {
  readonly turn: number;
  readonly seats: Readonly<Record<string, SeatGlance>>;
  readonly shop: readonly string[];
  readonly monsters: readonly string[];
  readonly rooms: readonly string[];
  readonly hp: Readonly<Record<string, number>>;
  readonly dc: Readonly<Record<string, number>>;
  readonly atk: Readonly<Record<string, number>>;
  readonly stack: readonly string[];
}

const SPENT = '~';

function monsters({ voice, nameOf }: Context, { monsters, hp, dc, atk }: Glance): string {
  const line = (id: string): string =>
    voice.say('terminal.monster', { name: { name: nameOf(id) }, hp: hp[id], dc: dc[id], atk: atk[id] });
  return monsters.map(line).join('  ');
}

/** Spent cards wear a wave. */
function seatLines({ g, voice, nameOf }: Context, seat: Seat, of: SeatGlance): string[] {
  if (of.out) return [];
  const named = (id: string) => `${of.deactivated.includes(id) ? SPENT : ''}${nameOf(id)}`;
  const things = [...of.items, ...of.curses].map(named).join(', ');
  return [
    voice.say('terminal.seat', {
      ...{ seat, character: { name: named(of.character) }, hp: of.hp, atk: of.atk },
      ...{ cents: of.cents, souls: of.souls, goal: soulsNeeded(g, seat) },
    }),
    ...(things ? [`  ${things}`] : []),
    `  ${of.hand.map(nameOf).join(', ')}`,
  ];
}

export const board: TerminalBoard<FourSoulsState, CardDef> = context => {
  const { g, voice, nameOf } = context;
  const glance = g.game.glance(g) as unknown as Glance;
  const row = (key: string, text: string) => (text ? [`${voice.say(`board.${key}`)}: ${text}`] : []);
  return [
    ...row('monsters', monsters(context, glance)),
    ...row('shop', glance.shop.map(nameOf).join(', ')),
    ...row('room', glance.rooms.map(nameOf).join(', ')),
    ...(glance.stack.length > 0
      ? [voice.say('board.stack.title'), ...glance.stack.map(line => `  ${line}`)]
      : []),
    '',
    ...Object.entries(glance.seats).flatMap(([seat, of]) => seatLines(context, seat as Seat, of)),
  ];
};
