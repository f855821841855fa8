import { type Fact, type InWords, listed } from '@tavolata/board-kit';
import {
  type CardDef,
  CRYPT,
  GUILDS,
  guildsAt,
  isTitheOver,
  LOCATIONS,
  type Location,
  type MournersCallState,
  seatsIn,
  specialsOf,
  titheDue,
  trackFacts,
} from '@tavolata/mourners-call';
import { guildLabel } from './Guilds.tsx';
import { seatLabel } from './Opponents.tsx';
import { unityAtFirst } from './Reserve.tsx';
import type { MournersCallScene } from './scene.ts';
import { rakersIn } from './standing.ts';
import { cardLabel, forgeNote, nameOf, placeLabel, seatName, termOf } from './words.ts';

/** Whose figures stand in a location, like ones together; then the Rakers. */
const standing = (scene: MournersCallScene, location: Location): string[] => [
  ...seatsIn(scene.g).flatMap(seat =>
    [
      ...guildsAt(scene.g, seat, location.id).map(({ guild, number }) => `${number} ${termOf(scene, guild)}`),
      ...specialsOf(scene.g, seat).flatMap(({ id, at }) => (at === location.id ? [termOf(scene, id)] : [])),
    ].map(figures => `${seatName(scene, seat)}: ${figures}`),
  ),
  ...rakersIn(scene, location).map(card => nameOf(scene, card)),
];

const players = (scene: MournersCallScene): Fact[] =>
  seatsIn(scene.g).map(seat => ({
    seat,
    at: { seat },
    line: listed(
      seatLabel(scene, seat),
      ...guildsAt(scene.g, seat, CRYPT).map(
        ({ guild, number }) => `${termOf(scene, CRYPT)}: ${number} ${termOf(scene, guild)}`,
      ),
    ),
  }));

const tracks = ({ g, say }: MournersCallScene): Fact[] =>
  (['suspicion', 'threat'] as const).map(track => ({
    line: say.say('board.level', { track, level: g.state[track], end: trackFacts[track].trigger }),
  }));

const city = (scene: MournersCallScene): Fact[] =>
  LOCATIONS.map(location => ({
    at: { place: location.id },
    line: listed(placeLabel(scene, location), ...standing(scene, location)),
  }));

const guilds = (scene: MournersCallScene): Fact[] =>
  GUILDS.map(guild => ({ at: { place: guild.id }, line: guildLabel(scene, guild) }));

/** What times the round and the match: the tithe, and the Unity that is left. */
function dues(scene: MournersCallScene): Fact[] {
  const { g, say } = scene;
  const { forge, reserve } = g.state;
  return [
    isTitheOver(g) ? forgeNote(scene) : say.say('board.forge', { forge, due: titheDue(g) }),
    reserve > 0
      ? say.say('board.unity-left', { reserve, number: unityAtFirst(g) })
      : listed(say.say('board.reserve'), say.say('board.last-round')),
  ].map(line => ({ line }));
}

/** The table in words: what everybody has, tracks, tithe and reserve, who stands where, and the guilds. */
export const inWords: InWords<MournersCallState, CardDef> = {
  label: cardLabel,
  facts: scene => [...players(scene), ...tracks(scene), ...dues(scene), ...city(scene), ...guilds(scene)],
};
