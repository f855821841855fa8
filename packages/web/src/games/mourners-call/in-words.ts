import {
  type CardDef,
  CRYPT,
  guildsAt,
  LOCATIONS,
  type MournersCallState,
  type Place,
  seatsIn,
  trackFacts,
} from '@tavolata/mourners-call';
import { listed } from '../../shared/strings.ts';
import type { Fact, InWords } from '../page.ts';
import { seatLabel } from './Opponents.tsx';
import type { MournersCallScene } from './scene.ts';
import { cardLabel, placeLabel, seatName, termOf } from './words.ts';

/** Whose figures stand somewhere, like ones together. */
const figures = (scene: MournersCallScene, at: Place): string[] =>
  seatsIn(scene.g).flatMap(seat =>
    guildsAt(scene.g, seat, at).map(
      ({ guild, number }) => `${seatName(scene, seat)}: ${number} ${termOf(scene, guild)}`,
    ),
  );

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
    line: listed(placeLabel(scene, location), ...figures(scene, location.id)),
  }));

/** The city in words: what everybody has, the tracks, and who stands where. */
export const inWords: InWords<MournersCallState, CardDef> = {
  label: cardLabel,
  facts: scene => [...players(scene), ...tracks(scene), ...city(scene)],
};
