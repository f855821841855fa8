import type { CardId, Seat } from '@tavolata/kernel';
import type { CharacterId, SpaceName } from '@tavolata/sorcerers-arena';
import type { TableEvent } from '@tavolata/table';
import { h } from 'preact';
import { type Cue, fly, type Move } from '../../table/motion.ts';
import type { Stage } from '../../table/stage.ts';
import { Card } from './Card.tsx';
import { centre, isSpace } from './hexes.ts';
import { type ArenaScene, mySide } from './scene.ts';

interface Happening {
  readonly scene: ArenaScene;
  readonly stage: Stage;
  readonly moves: readonly Move[];
  readonly params: TableEvent['params'];
  readonly text: string | undefined;
  /** The character it happened to. */
  readonly id: CharacterId;
}

type Play = (what: Happening) => Cue | undefined;

/** The standee and what floats above it. */
const parts = (stage: Stage, id: CharacterId): Element[] =>
  [`standee/${id}`, `badges/${id}`].flatMap(key => stage.element(key) ?? []);

const HOP = 9;

/** Space by space, from where it was to where it stands. Lengths are the drawing's own. */
const walked: Play = ({ scene, stage, params, id }) => {
  const to = params.to as SpaceName;
  const path = params.path as SpaceName[];
  const end = scene.g.state.row[id]?.space;
  if (!end || !isSpace(to)) return undefined;
  const near = mySide(scene);
  const goal = centre(end, near);
  const at = (space: SpaceName, lift = 0): Keyframe => {
    const { x, y } = centre(space, near);
    return { translate: `${x - goal.x}px ${y - goal.y - lift}px` };
  };
  const keys = [`standee/${id}`, `badges/${id}`];
  for (const key of keys) stage.hide(key);
  return {
    async play() {
      for (const key of keys) stage.reveal(key);
      const frames = path.flatMap((space, i) => (i === 0 ? [at(space)] : [at(space, HOP), at(space)]));
      const duration = stage.time.move * Math.min(2, 0.6 + 0.4 * path.length);
      await Promise.all(
        parts(stage, id).map(element => stage.animate(element, frames, { duration, easing: 'ease-in-out' })),
      );
    },
  };
};

const SHAKE: Keyframe[] = [
  { translate: '0 0' },
  { translate: '-5px 0', filter: 'brightness(2.2)' },
  { translate: '4px 0' },
  { translate: '-2px 0' },
  { translate: '0 0' },
];

/** Health ticks down or up, and whoever is hurt staggers. */
const healthChanged =
  (sign: 1 | -1): Play =>
  ({ stage, params, id }) => {
    const number = stage.element(`badges/${id}`)?.querySelector('.sa-hp-n');
    const [amount, hp] = [Number(params.amount), Number(params.hp)];
    if (amount === 0) return undefined;
    if (number) stage.hold(number, hp - sign * amount);
    return {
      async play() {
        const standee = stage.element(`standee/${id}`);
        await Promise.all([
          sign < 0 && standee && stage.animate(standee, SHAKE, { duration: stage.time.move }),
          number && stage.count(number, hp),
        ]);
      },
    };
  };

const flashes =
  (keyOf: (params: TableEvent['params'], id: CharacterId) => string): Play =>
  ({ stage, params, id }) => ({ play: () => stage.flash(keyOf(params, id)) });

/** The stars go to the points of the side that scored. */
const scored: Play = ({ stage, params }) => {
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

/** Out of the arena: its space lights up once. */
const fell: Play = ({ stage, params, text }) => ({
  async play() {
    const space = stage.element(`space/${params.place}`);
    if (text !== undefined) void stage.banner(text);
    const frames = [{ filter: 'brightness(3)' }, { filter: 'none' }];
    if (space) await stage.animate(space, frames, { duration: stage.time.beat });
  },
});

/** The Ability card is turned over once. */
const upgraded: Play = ({ stage, id, text }) => ({
  async play() {
    if (text !== undefined) void stage.banner(text);
    const card = stage.element(`ability/${id}`);
    const page = [
      { transform: 'perspective(900px) rotateY(180deg)' },
      { transform: 'perspective(900px) rotateY(0)' },
    ];
    if (card) await stage.animate(card, page, { duration: stage.time.beat });
  },
});

/** What somebody else plays is shown large for as long as it takes to read its name. */
const shown: Play = ({ scene, stage, moves, params }) => {
  const { card } = (params.card ?? {}) as { card?: CardId };
  if (card === undefined || params.seat === scene.me) return undefined;
  const move = moves.find(each => each.card === card);
  return {
    takes: [card],
    async play() {
      await stage.large(h(Card, { scene, card }));
      if (move) await fly(stage, move);
    },
  };
};

const announced: Play = ({ stage, text }) =>
  text === undefined
    ? undefined
    : {
        async play() {
          void stage.banner(text);
        },
      };

const toldOfOthers: Play = what => (what.params.seat === what.scene.me ? undefined : announced(what));

const CUES: Readonly<Record<string, Play>> = {
  walked,
  damaged: healthChanged(-1),
  recovered: healthChanged(1),
  'vp-gained': scored,
  ko: fell,
  upgraded,
  'card-played': shown,
  'skill-used': toldOfOthers,
  'turn-began': announced,
  'last-round': announced,
  'status-gained': flashes((_, id) => `badges/${id}`),
  'status-triggered': flashes((_, id) => `badges/${id}`),
  returned: flashes((_, id) => `standee/${id}`),
  placed: flashes((_, id) => `standee/${id}`),
};

/** What is shown when something happens in Sorcerer's Arena. */
export function cue(
  scene: ArenaScene,
  event: TableEvent,
  stage: Stage,
  moves: readonly Move[],
): Cue | undefined {
  const { type, params } = event;
  const id = scene.g.state.row.findIndex(
    ({ name, seat }) => name === params.character && seat === (params.seat as Seat | undefined),
  );
  return CUES[type]?.({ scene, stage, moves, params, text: scene.say.event(event), id });
}
