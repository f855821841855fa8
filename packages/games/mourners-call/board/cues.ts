import {
  type CueMoment as AnyHappening,
  type PlayCue as AnyPlay,
  announced,
  cuesFor,
  shownLarge,
  type TableEvent,
} from '@tavolata/board-kit';
import type { CardId, Seat } from '@tavolata/kernel';
import { CRYPT, type GuildId, type LocationId, type Place } from '@tavolata/mourners-call';
import { h } from 'preact';
import { Card } from './Card.tsx';
import { glide } from './glide.ts';
import type { MournersCallScene } from './scene.ts';
import { arrivals, standZone } from './stands.ts';
import { Verdict } from './Verdict.tsx';

type Happening = AnyHappening<MournersCallScene>;
type Play = AnyPlay<Happening>;

const shown: Play = ({ scene, stage, moves, params }) => {
  const card = (params.card as { card?: CardId } | undefined)?.card;
  if (card === undefined || params.seat === scene.me) return undefined;
  return shownLarge({ stage, moves }, card, h(Card, { scene, card }));
};

/** Something of a player, or of the table, has changed: it brightens once. */
const brightened =
  (zone: (params: TableEvent['params']) => string): Play =>
  ({ stage, params }) => ({ play: () => stage.flash(zone(params)) });

const goods = brightened(({ seat }) => `goods/${seat as Seat}`);
const crypt = brightened(({ seat }) => `crypt/${seat as Seat}`);
const place = brightened(({ place: at }) => `place/${String(at)}`);
const track = brightened(({ track: which }) => `track/${String(which)}`);

/** Figures go from their place, or their Crypt, to the one they were moved to. */
const glided: Play = ({ scene, stage, params }) => {
  const { seat, guilds, from, to } = params as { seat: Seat; guilds: GuildId[]; from: Place; to: LocationId };
  const start = from === CRYPT ? `crypt/${seat}` : `place/${from}`;
  return {
    async play() {
      await Promise.all(arrivals(scene.g, seat, guilds, to).map(zone => glide(stage, zone, start)));
      await stage.flash(`place/${to}`);
    },
  };
};

/** A special figure comes from its player. */
const entered: Play = ({ stage, params }) => {
  const { seat, figure, place: at } = params as { seat: Seat; figure: string; place: LocationId };
  return {
    async play() {
      await glide(stage, standZone(at, seat, figure, 0), `goods/${seat}`);
      await stage.flash(`place/${at}`);
    },
  };
};

/** The seals of all bids are broken, then the verdict; without an auction there is nothing to break. */
const unsealed: Play = what => {
  const { scene, stage, text } = what;
  if (!scene.g.state.bids || text === undefined) return announced(what);
  return { play: () => stage.large(h(Verdict, { scene, text })) };
};

const CUES: Readonly<Record<string, Play>> = {
  'court-played': shown,
  'mourner-activated': shown,
  'mourner-gained': shown,
  'phase-began': announced,
  'quota-met': unsealed,
  'quota-missed': unsealed,
  'last-unity': announced,
  'location-struck': announced,
  'forge-fed': brightened(() => 'forge'),
  'unity-gained': goods,
  'etherea-gained': goods,
  'influence-gained': goods,
  'figure-gained': crypt,
  'figure-to-crypt': crypt,
  'figures-moved': glided,
  'special-placed': entered,
  'malavestros-placed': place,
  'location-won': place,
  'track-rose': track,
  'track-fell': track,
  'track-reset': track,
};

/** What is shown when something happens in Mourners Call. */
export const cue = cuesFor<MournersCallScene>(CUES);
