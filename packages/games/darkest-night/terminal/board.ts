import type { TerminalBoard, TerminalContext } from '@tavolata/kernel/terminal';
import {
  type CardDef,
  type DarkestNightState,
  HOLY_RELIC,
  LOCATIONS,
  type LocationName,
  locationDef,
} from '../src/index.ts';

type Context = TerminalContext<DarkestNightState, CardDef>;

/** What the game's glance tells of one hero. */
interface HeroGlance {
  readonly seat: string;
  readonly is: string;
  readonly at: string;
  readonly grace: number;
  readonly secrecy: number;
  readonly defaults: { readonly grace: number; readonly secrecy: number };
  readonly sun: boolean;
  readonly fallen: boolean;
  readonly powers: readonly string[];
  readonly exhausted: readonly string[];
  readonly active: Readonly<Record<string, string>>;
  readonly items: readonly string[];
  readonly deck: number;
}

interface Glance {
  readonly round: number;
  readonly phase: string;
  readonly active: string;
  readonly darkness: number;
  readonly necromancer: string;
  readonly heroes: Readonly<Record<string, HeroGlance>>;
  readonly blights: Readonly<Record<string, readonly string[]>>;
  readonly might: Readonly<Record<string, readonly number[]>>;
  readonly relics: readonly string[];
  readonly left: Readonly<Record<string, readonly string[]>>;
  readonly decks: Readonly<Record<string, number>>;
  readonly hand: readonly string[];
}

const listed = ({ voice, nameOf }: Context, cards: readonly string[]): string =>
  cards.map(nameOf).join(', ') || voice.say('board.nothing');

/** A location with its roads: who stands there, what lies there, and the blights with their Might. */
function locationLine(context: Context, at: LocationName, glance: Glance): string {
  const { voice, nameOf } = context;
  const heroes = Object.entries(glance.heroes)
    .filter(([, hero]) => hero.is === 'alive' && hero.at === at)
    .map(([name]) => nameOf(name));
  const there = [
    ...(glance.necromancer === at ? [voice.say('board.necromancer')] : []),
    ...heroes,
    ...(glance.relics.includes(at) ? [nameOf(HOLY_RELIC)] : []),
    ...(glance.left[at] ?? []).map(nameOf),
  ];
  const blights = (glance.blights[at] ?? []).map((blight, i) =>
    voice.say('board.blight', { name: nameOf(blight), might: glance.might[at]?.[i] ?? 0 }),
  );
  const parts = [there.join(', '), blights.join(' ')].filter(part => part.length > 0);
  const { searchDifficulty = 0, adjacent } = locationDef(at);
  return voice.say('board.location', {
    place: at,
    search: searchDifficulty,
    roads: [...adjacent],
    what: parts.join(' · ') || voice.say('board.nothing'),
  });
}

/** A power in brackets is exhausted; a star marks an active one, with what it is active on. */
function power({ voice, nameOf }: Context, card: string, hero: HeroGlance): string {
  const target = hero.active[card];
  const name =
    target === undefined ? nameOf(card) : voice.say('board.active', { name: nameOf(card), target });
  return hero.exhausted.includes(card) ? `(${name})` : name;
}

function heroLines(context: Context, name: string, hero: HeroGlance, isActive: boolean): string[] {
  const { voice, nameOf } = context;
  if (hero.is !== 'alive') return [voice.say('board.dead', { hero: nameOf(name) })];
  const { seat, at, grace, secrecy, defaults, deck } = hero;
  return [
    [
      `${isActive ? '>' : ' '} ${voice.say('board.hero', { hero: nameOf(name), seat, at })}`,
      voice.say('board.values', { grace, secrecy, ofGrace: defaults.grace, ofSecrecy: defaults.secrecy }),
      ...(hero.fallen ? [voice.say('board.fallen')] : []),
      ...(hero.sun ? [] : [voice.say('board.moon')]),
    ].join(' · '),
    `    ${voice.say('board.powers', { deck, powers: hero.powers.map(card => power(context, card, hero)).join(', ') })}`,
    ...(hero.items.length > 0
      ? [`    ${voice.say('board.items', { items: listed(context, hero.items) })}`]
      : []),
  ];
}

/** Darkness, the seven locations, and every hero's sheet. */
export const board: TerminalBoard<DarkestNightState, CardDef> = context => {
  const { voice, g } = context;
  const glance = g.game.glance(g) as unknown as Glance;
  const { round, darkness, phase, decks, hand } = glance;
  return [
    [
      voice.say('board.round-number', { round }),
      voice.say(`board.${phase}`),
      voice.say('board.darkness', { darkness }),
      voice.say('board.decks', { event: decks.event, map: decks.map, artifact: decks.artifact }),
    ].join(' · '),
    ...LOCATIONS.map(({ id }) => locationLine(context, id, glance)),
    ...Object.entries(glance.heroes).flatMap(([name, hero]) =>
      heroLines(context, name, hero, glance.active === name),
    ),
    ...(hand.length > 0 ? [voice.say('board.hand', { cards: listed(context, hand) })] : []),
  ];
};
