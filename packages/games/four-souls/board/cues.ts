import {
  type CueMoment as AnyHappening,
  type PlayCue as AnyPlay,
  announced,
  cuesFor,
  type Key,
  type MotionStage,
  shownLarge,
  type TableEvent,
} from '@tavolata/board-kit';
import type { CardId, Seat } from '@tavolata/kernel';
import { h } from 'preact';
import { Card } from './Card.tsx';
import { Rolled } from './Rolled.tsx';
import type { SoulsScene } from './scene.ts';

type Happening = AnyHappening<SoulsScene>;
type Play = AnyPlay<Happening>;

const JERK: Keyframe[] = [
  { translate: '0 0' },
  { translate: '-4px 0', filter: 'brightness(1.8)' },
  { translate: '4px 0' },
  { translate: '-2px 0' },
  { translate: '0 0' },
];
const SPLIT: Keyframe[] = [
  { scale: '2', rotate: '-18deg', color: '#ff7a6b' },
  { scale: '1.4', rotate: '12deg', offset: 0.5 },
  { scale: '1', rotate: '0deg' },
];
const SWELL: Keyframe[] = [{ scale: '1' }, { scale: '1.12', filter: 'brightness(1.25)' }, { scale: '1' }];
const HOP: Keyframe[] = [{ translate: '0 0' }, { translate: '0 -7px' }, { translate: '0 0' }];
/** The bulb almost goes out, twice, and comes back. */
const FLICKER: Keyframe[] = [
  { filter: 'brightness(1)' },
  { filter: 'brightness(0.35)', offset: 0.15 },
  { filter: 'brightness(0.8)', offset: 0.3 },
  { filter: 'brightness(0.25)', offset: 0.5 },
  { filter: 'brightness(1)' },
];

/** Whoever or whatever an event names: a seat, or a card as a reference. */
function keyOf(whom: unknown): Key | undefined {
  if (typeof whom === 'string') return `seat/${whom as Seat}`;
  return (whom as { readonly card?: CardId } | undefined)?.card;
}
const elementOf = (stage: MotionStage, whom: unknown): HTMLElement | undefined => {
  const key = keyOf(whom);
  return key === undefined ? undefined : stage.element(key);
};

async function show(stage: MotionStage, element: Element | null | undefined, frames: Keyframe[], ms: number) {
  if (element) await stage.animate(element, frames, { duration: ms });
}

/** The card jerks and a heart splits. */
const damaged: Play = ({ stage, params }) => ({
  async play() {
    const element = elementOf(stage, params.whom);
    const heart = element?.querySelector('[data-is="hp"] :is(.s-lost-hp, .s-hp:only-of-type)');
    await Promise.all([
      show(stage, element, JERK, stage.time.move),
      show(stage, heart, SPLIT, stage.time.beat),
    ]);
  },
});

/** Nobody overlooks a death: its name across the table, and the lamp flickers once. */
const died: Play = ({ stage, params, text }) => ({
  async play() {
    if (text !== undefined) void stage.banner(text);
    const lamp = document.querySelector('.tv-table');
    void show(stage, lamp, FLICKER, stage.time.scene);
    await show(stage, elementOf(stage, params.whom), JERK, stage.time.move);
  },
});

const rolled: Play = ({ stage, params, text = '' }) => ({
  play: () => stage.large(h(Rolled, { seat: params.seat as Seat, face: Number(params.face), text })),
});

const played: Play = ({ scene, stage, moves, params }) => {
  const { card } = (params.card ?? {}) as { card?: CardId };
  if (card === undefined || params.seat === scene.me) return undefined;
  return shownLarge({ stage, moves }, card, h(Card, { scene, card }));
};

const swells =
  (what: 'card' | 'whom'): Play =>
  ({ stage, params }) => ({
    play: () => show(stage, elementOf(stage, params[what]), SWELL, stage.time.move),
  });

/** Coins hop where they are counted. */
const coins: Play = ({ stage, params }) => ({
  play: () => {
    const standing = stage.element(`standing/${params.seat as Seat}`);
    return show(stage, standing?.querySelector('[data-is="cents"]'), HOP, stage.time.state);
  },
});

/** The flames of whoever won it flare up. */
const soulGained: Play = ({ stage, params, text }) => ({
  async play() {
    if (text !== undefined) void stage.banner(text);
    const standing = stage.element(`standing/${params.seat as Seat}`);
    await show(stage, standing?.querySelector('[data-is="souls"]'), SWELL, stage.time.beat);
  },
});

const flashes =
  (key: (params: TableEvent['params']) => Key): Play =>
  ({ stage, params }) => ({ play: () => stage.flash(key(params)) });

const CUES: Readonly<Record<string, Play>> = {
  damaged,
  died,
  rolled,
  rerolled: rolled,
  'roll-changed': rolled,
  'loot-played': played,
  activated: swells('card'),
  triggered: swells('card'),
  attacked: swells('whom'),
  healed: swells('whom'),
  'gained-cents': coins,
  'lost-cents': coins,
  'paid-cents': coins,
  looted: flashes(({ seat }) => `hand/${seat as Seat}`),
  'soul-gained': soulGained,
  'turn-began': announced,
  timer: flashes(() => 'timer'),
};

/** What is shown when something happens in Four Souls. */
export const cue = cuesFor<SoulsScene>(CUES);
