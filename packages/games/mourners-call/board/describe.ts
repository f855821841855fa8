import { type Described, listed, type ThingRef } from '@tavolata/board-kit';
import type { Seat } from '@tavolata/kernel';
import {
  FACTIONS,
  type Faction,
  GUILDS,
  type Guild,
  guildCount,
  LOCATIONS,
  type Location,
  limits,
  mournerDeck,
  player,
  priceOf,
  seatsIn,
} from '@tavolata/mourners-call';
import { asksForDecks } from './asking.ts';
import { crowdAt, leadAt, leadOfGuild, limitNow } from './majority.ts';
import type { MournersCallScene } from './scene.ts';
import { openScore } from './score.ts';
import { leadText, seatName, termOf, textOf } from './words.ts';

type Parts = Described['parts'];

/** Whoever is to be put somewhere: what the place does hangs on that, too. */
function comer(scene: MournersCallScene): Parts {
  const { question } = scene.draft ?? {};
  const figure = question?.prompt === 'place-figure' ? String(question.params?.figure) : undefined;
  return figure === undefined ? [] : [{ title: termOf(scene, figure), text: textOf(scene, figure) }];
}

function placeRead(scene: MournersCallScene, location: Location): Described {
  const { g, say } = scene;
  const isJester = g.state.malavestros === location.id;
  const crowd = say.say('board.crowd', { figures: crowdAt(g, location), limit: limitNow(g) });
  return {
    name: `${location.number}. ${termOf(scene, location.id)}`,
    parts: [
      isJester
        ? { text: say.say('board.jester') }
        : { title: say.say('board.read.winner'), text: textOf(scene, location.id) },
      { title: say.say('board.read.now'), text: listed(crowd, leadText(scene, leadAt(g, location))) },
      ...comer(scene),
    ],
    rules: [isJester ? 'MC-MALA-05' : 'MC-LOC-01', 'MC-LOC-05'],
  };
}

function guildRead(scene: MournersCallScene, guild: Guild): Described {
  const { g, me, say } = scene;
  const counts = seatsIn(g).map(seat =>
    say.say('board.owns', { name: seatName(scene, seat), number: guildCount(g, seat, guild.id) }),
  );
  const price = me && say.say('board.read.price', { number: priceOf(g, me, guild.id) });
  return {
    name: termOf(scene, guild.id),
    parts: [
      { title: say.say('board.read.winner'), text: textOf(scene, guild.id) },
      {
        title: say.say('board.read.now'),
        text: listed(leadText(scene, leadOfGuild(g, guild)), ...counts),
      },
      ...(price ? [{ title: say.say('board.read.recruit'), text: price }] : []),
    ],
    rules: [guild.rule, 'MC-RECR-01'],
  };
}

function deckRead({ g, say, draft }: MournersCallScene, faction: Faction): Described {
  const zone = mournerDeck(faction);
  const isBought = draft?.question.prompt === 'act';
  const mourner = say.say('board.read.mourner', { number: limits.recruit.mourner });
  return {
    name: say.say(`zone.${zone}`),
    parts: [
      { text: say.say('board.read.cards', { number: g.cards(zone).length }) },
      ...(isBought ? [{ title: say.say('board.read.buy'), text: mourner }] : []),
    ],
    ...(isBought && { rules: ['MC-RECR-07', 'MC-RECR-08', 'MC-RECR-10'] }),
  };
}

function seatRead(scene: MournersCallScene, seat: Seat): Described {
  const { g, say } = scene;
  const { allegiance, unity, etherea, influence } = player(g, seat);
  return {
    name: seatName(scene, seat),
    parts: [
      ...(allegiance ? [{ text: say.say('board.sworn', { faction: allegiance }) }] : []),
      { text: say.say('board.goods', { unity, etherea, ...influence }) },
      { text: say.say('board.points', { points: openScore(g, seat) }) },
    ],
  };
}

/** What there is to read about a place, a guild, a deck of Mourners or a player. */
export function describe(scene: MournersCallScene, thing: ThingRef): Described | undefined {
  if ('seat' in thing) return seatRead(scene, thing.seat);
  if (!('place' in thing)) return undefined;
  const { place } = thing;
  const location = LOCATIONS.find(({ id }) => id === place);
  if (location) return placeRead(scene, location);
  const guild = GUILDS.find(({ id }) => id === place);
  if (guild) return guildRead(scene, guild);
  // Elsewhere a faction is its Influence.
  const faction = asksForDecks(scene.draft) ? FACTIONS.find(id => id === place) : undefined;
  return faction && deckRead(scene, faction);
}
