import { announced, type Cue, type MotionStage, type Move, type TableEvent } from '@tavolata/board-kit';
import { fell } from './cues/falling.ts';
import { type ArenaPlay, flashes } from './cues/happening.ts';
import { damaged, recovered } from './cues/health.ts';
import { characterOf } from './cues/looking-back.ts';
import { swapped, walked } from './cues/moving.ts';
import { shown, toldOfOthers } from './cues/telling.ts';
import type { ArenaScene } from './scene.ts';

/** The points of the side that scored count up. */
const scored: ArenaPlay = ({ stage, params }) => {
  const key = `points/${params.side}`;
  const number = stage.element(key)?.querySelector('strong');
  const [gained, total] = [Number(params.number), Number(params.total)];
  if (number) stage.hold(number, total - gained);
  return {
    async play() {
      await Promise.all([stage.flash(key), number && stage.count(number, total)]);
    },
  };
};

/** The Ability card is turned over once, with a sweep of gold. */
const upgraded: ArenaPlay = ({ stage, id, text }) => ({
  async play() {
    if (text !== undefined) void stage.banner(text);
    const card = stage.element(`ability/${id}`);
    const page = [
      { transform: 'perspective(900px) rotateY(180deg)', boxShadow: '0 0 0 0 #ffd35c' },
      { transform: 'perspective(900px) rotateY(0)', boxShadow: '0 0 40px 12px #ffd35c', offset: 0.6 },
      { transform: 'perspective(900px) rotateY(0)', boxShadow: '0 0 0 0 #ffd35c' },
    ];
    if (card) await stage.animate(card, page, { duration: stage.time.scene });
  },
});

/** The counters of a turn's start come off together: only the last of them is waited for. */
const ticked: ArenaPlay = what => {
  const { scene, event } = what;
  const next = scene.events.find(({ n }) => n > event.n);
  return next?.type === 'status-lost' ? undefined : atBadges(what);
};

const atBadges = flashes(({ id }) => `badges/${id}`);
const atStandee = flashes(({ id }) => `standee/${id}`);

const CUES: Readonly<Record<string, ArenaPlay>> = {
  walked,
  swapped,
  damaged,
  recovered,
  'vp-gained': scored,
  ko: fell,
  upgraded,
  'card-played': shown,
  'skill-used': toldOfOthers,
  'turn-began': announced,
  'last-round': announced,
  'status-gained': atBadges,
  'status-lost': ticked,
  'status-triggered': atBadges,
  returned: atStandee,
  placed: atStandee,
};

/** What is shown when something happens in Sorcerer's Arena. */
export function cue(
  scene: ArenaScene,
  event: TableEvent,
  stage: MotionStage,
  moves: readonly Move[],
): Cue | undefined {
  const { type, params } = event;
  const text = scene.say.event(event);
  return CUES[type]?.({ scene, stage, moves, event, params, text, id: characterOf(scene, params) });
}
