import type { CardId, Seat, ZoneId } from '@tavolata/kernel';
import type { Ability, Behaviour, Replacement, Standing, Statics, Triggered } from '../behaviour.ts';
import type { Copy, G, Happening, Slot } from '../state.ts';
import { character, curses, items, slot } from '../zones.ts';
import { KEYWORD_TRIGGERS, type KeywordTrigger } from './keyword-triggers.ts';
import {
  active,
  controllerOf,
  events,
  faceOf,
  isActive,
  isMonster,
  isRoom,
  placeOf,
  slotOf,
  topOf,
} from './table.ts';

/** A text at work: whose it is, and what of it. */
interface At<T> {
  readonly at: Standing;
  readonly what: T;
}

/** An ability that may trigger, and where it stands among those of its card. */
export interface Listener extends At<Triggered | KeywordTrigger> {
  readonly path: readonly string[];
}

/** An ability that can be activated, and which of its card's it is. */
export interface Activated {
  readonly card: CardId;
  readonly nth: number;
  readonly ability: Exclude<Ability, Triggered>;
}

/** Cards in play by what their text does: asked for all the time, and made anew only when one of them changes. */
interface InPlay {
  readonly made: Made;
  readonly cards: readonly CardId[];
  readonly withHp: readonly CardId[];
  readonly events: readonly CardId[];
  /** The activated abilities of each player's cards, and of the rooms. */
  readonly activated: Readonly<Partial<Record<Seat | 'rooms', readonly Activated[]>>>;
  readonly statics: Readonly<Partial<Record<keyof Statics, At<Statics>[]>>>;
  readonly replacing: readonly At<readonly Replacement[]>[];
  readonly hearing: ReadonlyMap<Happening['type'], readonly Listener[]>;
}

/** What it was made from. All of these are replaced when they change, never written into. */
interface Made {
  zone: readonly ZoneId[];
  readonly zones: readonly ZoneId[];
  readonly lists: readonly (readonly CardId[])[];
  readonly order: readonly Seat[];
  readonly slots: readonly Slot[];
  readonly copies: Readonly<Record<number, Copy>>;
  readonly flipped: readonly CardId[];
  readonly lives: number;
  readonly active: Seat;
}

const known = new WeakMap<readonly ZoneId[], InPlay>();
let latest: InPlay | undefined;

function inPlay(g: G): InPlay {
  if (latest && isCurrent(g, latest.made)) return latest;
  const before = known.get(g.state.core.zone);
  latest = before && isCurrent(g, before.made) ? before : sorted(g);
  known.set(g.state.core.zone, latest);
  return latest;
}

function isCurrent({ state }: G, made: Made): boolean {
  const { core } = state;
  const isSame =
    made.order === state.order &&
    made.slots === state.slots &&
    made.copies === state.copies &&
    made.flipped === state.flipped &&
    made.lives === state.lives &&
    made.active === state.turn.seat;
  if (!isSame || made.zone === core.zone) return isSame;
  for (let i = 0; i < made.zones.length; i++)
    if (core.zones[made.zones[i] as ZoneId] !== made.lists[i]) return false;
  made.zone = core.zone;
  return true;
}

function madeFrom({ state }: G): Made {
  const { core, order, slots, copies, flipped, lives, turn } = state;
  const zones = [
    ...slots.map(({ id }) => slot(id)),
    ...order.flatMap(seat => [character(seat), items(seat), curses(seat)]),
  ];
  const lists = zones.map(zone => core.zones[zone] as readonly CardId[]);
  return { zone: core.zone, zones, lists, order, slots, copies, flipped, lives, active: turn.seat };
}

function sorted(g: G): InPlay {
  const { slots, order } = g.state;
  const cards = [
    ...slots.flatMap(({ id }) => topOf(g, id) ?? []),
    ...order.flatMap(seat => [character, items, curses].flatMap(zone => g.cards(zone(seat)))),
  ];
  const statics: Partial<Record<keyof Statics, At<Statics>[]>> = {};
  const replacing: At<readonly Replacement[]>[] = [];
  const activated: Partial<Record<Seat | 'rooms', Activated[]>> = {};
  const hearing = new Map<Happening['type'], Listener[]>();
  const listen = (type: Happening['type'], listener: Listener): void => {
    const others = hearing.get(type);
    if (others) others.push(listener);
    else hearing.set(type, [listener]);
  };
  for (const card of cards) {
    const at = standingAs(g, card);
    const { does, keywords } = faceOf(g, card);
    const working = works(g, card);
    // FS-TREAS-10: in the shop only entering and leaving play is heard.
    const inShop = slotOf(g, card)?.kind === 'shop';
    for (const [nth, ability] of triggeredOf(does))
      for (const type of typesOf(ability))
        if (working || (inShop && (type === 'entered-play' || type === 'left-play')))
          listen(type, { at, what: ability, path: ['abilities', String(nth), 'effect'] });
    if (keywords.includes('curse'))
      for (const [name, what] of Object.entries(KEYWORD_TRIGGERS))
        listen(what.on, { at, what, path: ['keyword', name] });
    if (!working) continue;
    for (const kind in does.statics) {
      statics[kind as keyof Statics] ??= [];
      statics[kind as keyof Statics]?.push({ at, what: does.statics });
    }
    if (does.replaces) replacing.push({ at, what: does.replaces });
    const user = at.by ?? (isRoom(g, card) ? 'rooms' : undefined);
    for (const [nth, ability] of user ? activatedOf(does) : []) {
      activated[user as Seat] ??= [];
      activated[user as Seat]?.push({ card, nth, ability });
    }
  }
  const withHp = cards.filter(card => isMonster(g, card) || isAttackableObject(g, card));
  return { made: madeFrom(g), cards, withHp, events: events(g), activated, statics, replacing, hearing };
}

/** FS-ATKOBJ-01: an item or room with a stat block of its own. */
function isAttackableObject(g: G, card: CardId): boolean {
  const { attackable, stats } = faceOf(g, card);
  return attackable === true && stats !== undefined && works(g, card);
}

const typesOf = ({ on }: Triggered): readonly Happening['type'][] => (typeof on === 'string' ? [on] : on);

type Numbered<T> = readonly (readonly [nth: number, ability: T])[];
const isTriggered = (ability: Ability): ability is Triggered => ability.kind === 'triggered';
const split = new WeakMap<
  Behaviour,
  { readonly triggered: Numbered<Triggered>; readonly activated: Numbered<Exclude<Ability, Triggered>> }
>();

function abilitiesOf(does: Behaviour) {
  let found = split.get(does);
  if (!found) {
    const numbered = (does.abilities ?? []).map((ability, nth) => [nth, ability] as const);
    found = {
      triggered: numbered.filter((one): one is [number, Triggered] => isTriggered(one[1])),
      activated: numbered.filter((one): one is [number, Exclude<Ability, Triggered>] => !isTriggered(one[1])),
    };
    split.set(does, found);
  }
  return found;
}
const triggeredOf = (does: Behaviour): Numbered<Triggered> => abilitiesOf(does).triggered;
const activatedOf = (does: Behaviour): Numbered<Exclude<Ability, Triggered>> => abilitiesOf(does).activated;

// --- what is asked ---

/** Every card whose text may work: characters, items, curses, and the top of every slot (FS-INPLAY-01). */
export const cardsInPlay = (g: G): readonly CardId[] => inPlay(g).cards;
/** Monsters, and items and rooms that can be attacked (FS-DMG-01, FS-DEATH-04). */
export const cardsWithHp = (g: G): readonly CardId[] => inPlay(g).withHp;

export const eventsInPlay = (g: G): readonly CardId[] => inPlay(g).events;

const NOBODY: readonly never[] = [];
/** What a player may activate: abilities of their own cards, and for the active player those of rooms (FS-ROOM-03). */
export function activatedBy(g: G, seat: Seat): readonly Activated[] {
  const { activated } = inPlay(g);
  const own = activated[seat] ?? NOBODY;
  return isActive(g, seat) && activated.rooms ? [...own, ...activated.rooms] : own;
}

/** The abilities of cards in play that may trigger on something of a kind. */
export const listenersTo = (g: G, type: Happening['type']): readonly Listener[] =>
  inPlay(g).hearing.get(type) ?? NOBODY;
export const workingStatics = (g: G, kind: keyof Statics): readonly At<Statics>[] =>
  inPlay(g).statics[kind] ?? NOBODY;
export const workingReplacements = (g: G): readonly At<readonly Replacement[]>[] => inPlay(g).replacing;

/** Whether the text works: not in the shop (FS-TREAS-09), and of a curse only under a controller (FS-EVT-07). */
export function works(g: G, card: CardId): boolean {
  const { kind } = placeOf(g, card);
  if (kind !== 'slot') return true;
  if (faceOf(g, card).keywords.includes('curse')) return false;
  return slotOf(g, card)?.kind !== 'shop';
}

export function standingAs(g: G, card: CardId): Standing {
  const by = controllerOf(g, card);
  const source = { card, life: g.state.things[card]?.life ?? 0, def: faceOf(g, card).id };
  return by ? { card, source, by, me: by } : { card, source, me: active(g) };
}
