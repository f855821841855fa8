import type { Seat } from '@tavolata/kernel';
import type { TerminalBoard, TerminalContext } from '@tavolata/kernel/terminal';
import {
  type CardDef,
  GUILDS,
  LOCATIONS,
  limitFor,
  MALAVESTROS,
  type MournersCallState,
  titheFor,
} from '../src/index.ts';

type Context = TerminalContext<MournersCallState, CardDef>;

/** What the game's glance tells of one seat. */
interface SeatGlance {
  readonly out: boolean;
  readonly unity: number;
  readonly etherea: number;
  readonly influence: Readonly<Record<'bone' | 'flesh' | 'spirit', number>>;
  readonly allegiance: string;
  readonly bases: number;
  readonly crypt: readonly string[];
  readonly figures: Readonly<Record<string, readonly string[]>>;
  readonly guilds: Readonly<Record<string, number>>;
  readonly specials: Readonly<Record<string, string>>;
  readonly mourners: readonly string[];
  readonly turned: readonly string[];
  readonly wallows: readonly string[];
  readonly artifacts: readonly string[];
  readonly hand: readonly string[];
  readonly motives: readonly string[];
  readonly points: number;
}

interface Glance {
  readonly round: number;
  readonly phase: string;
  readonly active: string;
  readonly death: Seat;
  readonly suspicion: number;
  readonly threat: number;
  readonly forge: number;
  readonly reserve: number;
  readonly piles: readonly number[];
  readonly malavestros: string;
  readonly rakers: readonly string[];
  readonly seats: Readonly<Record<string, SeatGlance>>;
  readonly decks: Readonly<Record<string, number>>;
}

const KEYS = 'terminal';
const entries = Object.entries as <T>(record: Readonly<Record<string, T>>) => [string, T][];

/** Names in a row, like ones counted: `Shard, a Court card ×2`. */
function listed({ voice }: Context, names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const shown = [...counts].map(([name, number]) =>
    number === 1 ? name : voice.say(`${KEYS}.times`, { name, number }),
  );
  return shown.join(', ') || voice.say(`${KEYS}.nothing`);
}

/** Who stands in a location with how many, and what else is there. */
function placeLine(context: Context, place: string, number: number, glance: Glance): string {
  const { voice, g } = context;
  const present = g.seats.flatMap(seat => {
    const one = glance.seats[seat];
    const specials = entries(one?.specials ?? {}).flatMap(([id, at]) => (at === place ? [id] : []));
    const names = [...(one?.figures[place] ?? []), ...specials].map(id => voice.say(`term.${id}`));
    return names.length === 0
      ? []
      : [voice.say(`${KEYS}.present`, { seat, figures: listed(context, names), number: names.length })];
  });
  const others = [
    ...(glance.malavestros === place ? [voice.say(`term.${MALAVESTROS}`)] : []),
    ...(glance.rakers.includes(place) ? [voice.say('subtype.raker')] : []),
  ];
  const figures = Object.values(glance.seats).reduce(
    (sum, one) => sum + (one.figures[place]?.length ?? 0),
    0,
  );
  const { playersAtStart } = g.state;
  return voice.say(`${KEYS}.place`, {
    number,
    place,
    figures,
    limit: limitFor(glance.threat, playersAtStart),
    present: [...present, ...others].join(' · ') || voice.say(`${KEYS}.nothing`),
  });
}

function seatLines(context: Context, seat: Seat, glance: Glance): string[] {
  const { voice, nameOf } = context;
  const one = glance.seats[seat];
  if (!one) return [];
  if (one.out) return [voice.say(`${KEYS}.seat-out`, { seat })];
  const named = (ids: readonly string[]): string => listed(context, ids.map(nameOf));
  const mourners = one.mourners.map(id =>
    one.turned.includes(id) ? voice.say(`${KEYS}.turned`, { card: nameOf(id) }) : nameOf(id),
  );
  return [
    voice.say(`${KEYS}.seat`, {
      seat,
      faction: one.allegiance === 'none' ? voice.say(`${KEYS}.nothing`) : one.allegiance,
      death: glance.death === seat ? 'yes' : 'no',
      points: one.points,
      unity: one.unity,
      etherea: one.etherea,
      ...one.influence,
    }),
    `  ${voice.say(`${KEYS}.crypt`, {
      figures: listed(
        context,
        one.crypt.map(id => voice.say(`term.${id}`)),
      ),
      bases: one.bases,
    })}`,
    `  ${voice.say(`${KEYS}.mourners`, { cards: listed(context, mourners) })}`,
    `  ${voice.say(`${KEYS}.wallows`, { cards: named([...one.wallows, ...one.artifacts]) })}`,
    `  ${voice.say(`${KEYS}.hand`, { cards: named(one.hand), motives: named(one.motives) })}`,
  ];
}

function guildLine({ voice, g }: Context, guild: string, { seats }: Glance): string {
  const owners = g.seats.flatMap(seat => {
    const number = seats[seat]?.guilds[guild] ?? 0;
    return number === 0 ? [] : [voice.say(`${KEYS}.owner`, { seat, number })];
  });
  return voice.say(`${KEYS}.guild`, { guild, owners: owners.join(', ') || voice.say(`${KEYS}.nothing`) });
}

/** Both tracks, the city, the guilds, and every player's board. */
export const board: TerminalBoard<MournersCallState, CardDef> = context => {
  const { voice, g } = context;
  const glance = g.game.glance(g) as unknown as Glance;
  const { round, phase, suspicion, threat, forge, reserve, decks, piles, active } = glance;
  const players = Object.values(glance.seats).filter(({ out }) => !out).length;
  return [
    voice.say(`${KEYS}.round`, { round, phase: voice.say(`phase.${phase}`) }),
    ...(active === 'nobody' ? [] : [voice.say(`${KEYS}.active`, { seat: active })]),
    voice.say(`${KEYS}.tracks`, { suspicion, threat, due: titheFor(suspicion, players), forge, reserve }),
    voice.say(`${KEYS}.decks`, { ...decks }),
    ...(piles.length > 0 ? [voice.say(`${KEYS}.piles`, { piles: [...piles] })] : []),
    ...LOCATIONS.map(({ id, number }) => placeLine(context, id, number, glance)),
    ...GUILDS.map(({ id }) => guildLine(context, id, glance)),
    ...g.seats.flatMap(seat => seatLines(context, seat, glance)),
  ];
};
