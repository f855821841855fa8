import {
  type CueMoment as AnyHappening,
  type PlayCue as AnyPlay,
  cuesFor,
  type MotionStage,
  type TableEvent,
} from '@tavolata/board-kit';
import type { LocationName } from '@tavolata/darkest-night';
import type { CardId } from '@tavolata/kernel';
import { h } from 'preact';
import { along, HEIGHT, type Point, road, SPOTS, WIDTH } from './atlas.ts';
import { dieZone } from './Dice.tsx';
import { heroNamed, type NightScene } from './scene.ts';
import { Thrown } from './Thrown.tsx';
import { tokenZone } from './Token.tsx';

type Happening = AnyHappening<NightScene>;
type Play = AnyPlay<Happening>;

const cardIn = (params: TableEvent['params']): CardId | undefined =>
  (params.card as { readonly card?: CardId } | undefined)?.card;

const STEPS = [0, 0.2, 0.4, 0.6, 0.8, 1];

/** A token walks the road it has taken; where there is none, it fades away and in. */
async function walk(
  stage: MotionStage,
  name: string,
  from: LocationName,
  to: LocationName,
  at: LocationName,
) {
  const token = stage.element(tokenZone(name));
  const map = token?.closest('.dn-kingdom')?.getBoundingClientRect();
  if (!token || !map) return;
  const shift = ({ x, y }: Point): string =>
    `${((x - SPOTS[at].x) / WIDTH) * map.width}px ${((y - SPOTS[at].y) / HEIGHT) * map.height}px`;
  const way = road(from, to);
  const frames = STEPS.map(part => ({ translate: shift(along(way, part)) }));
  await stage.animate(token, frames, { duration: stage.time.move * 2, easing: 'ease-in-out' });
}

const heroMoved: Play = ({ scene, stage, params }) => {
  const { hero, from, to } = params as { hero: string; from: LocationName; to: LocationName };
  const id = heroNamed(scene, hero);
  const at = id === undefined ? to : (scene.g.state.heroes[id]?.at ?? to);
  return { play: () => walk(stage, hero, from, to, at) };
};

const necromancerMoved: Play = ({ scene, stage, params }) => {
  const { from, to } = params as { from: LocationName; to: LocationName };
  return { play: () => walk(stage, 'necromancer', from, to, scene.g.state.necromancer) };
};

/** Between one die and the next. */
const STAGGER = 90;
const TUMBLE: Keyframe[] = [
  { transform: 'translate(-60px, -90px) rotate(-340deg)', opacity: 0 },
  { transform: 'translate(-20px, 6px) rotate(-60deg)', opacity: 1, offset: 0.6 },
  { transform: 'translate(-6px, -10px) rotate(-16deg)', offset: 0.8 },
  { transform: 'none' },
];

/** The dice tumble to where they lie; if they are gone already, they are shown for a moment in the middle. */
const rolled: Play = ({ stage, params }) => {
  const { faces, target } = params as { faces: readonly number[]; target: number };
  return {
    async play() {
      const dice = faces.flatMap((_, i) => stage.element(dieZone(i + 1)) ?? []);
      if (dice.length < faces.length) return stage.large(h(Thrown, { faces, target }));
      await Promise.all(
        dice.map((die, i) =>
          stage.animate(die, TUMBLE, {
            duration: stage.time.scene * 0.7,
            delay: i * STAGGER,
            fill: 'backwards',
            easing: 'cubic-bezier(.3, .7, .3, 1)',
          }),
        ),
      );
    },
  };
};

/** His die, and what it is for. */
const necromancerRolled: Play = ({ stage, params, text }) => ({
  play: () => stage.large(h(Thrown, { faces: [params.die as number], words: text, cold: true })),
});

/** One after the other: in the Necromancer's turn there are several. */
const told: Play = ({ stage, text }) => (text === undefined ? undefined : { play: () => stage.banner(text) });

/** A blight grows out of the ground. */
const blightCreated: Play = ({ stage, params }) => {
  const card = cardIn(params);
  const grow = [
    { transform: 'translateY(60%) scale(0.2)', opacity: 0 },
    { transform: 'translateY(-8%) scale(1.15)', opacity: 1, offset: 0.7 },
    { transform: 'none' },
  ];
  return card === undefined
    ? undefined
    : {
        takes: [card],
        async play() {
          stage.reveal(card);
          const blight = stage.element(card);
          if (blight) await stage.animate(blight, grow, { duration: stage.time.beat, easing: 'ease-out' });
        },
      };
};

/** What is destroyed falls into the ground again. */
const blightDestroyed: Play = ({ stage, params }) => {
  const card = cardIn(params);
  const box = card === undefined ? undefined : stage.before(card);
  if (card === undefined || !box) return undefined;
  return {
    takes: [card],
    async play() {
      const ghost = stage.ghost(card, box);
      const fall = [{ opacity: 1 }, { transform: 'translateY(40px) scale(0.3)', opacity: 0 }];
      await stage.animate(ghost, fall, { duration: stage.time.beat, fill: 'both' });
      ghost.remove();
    },
  };
};

/** A power lights up, or goes out. */
const turned: Play = ({ stage, params }) => {
  const card = cardIn(params);
  return card === undefined ? undefined : { play: () => stage.flash(card) };
};

const PLAYS: Readonly<Record<string, Play>> = {
  'hero-moved': heroMoved,
  'necromancer-moved': necromancerMoved,
  rolled,
  'necromancer-rolled': necromancerRolled,
  'blight-created': blightCreated,
  'blight-destroyed': blightDestroyed,
  'darkness-changed': told,
  detected: told,
  died: told,
  wounded: told,
  'necromancer-turn': told,
  'relic-retrieved': told,
  activated: turned,
  deactivated: turned,
  exhausted: turned,
};

/** What is shown when something happens, beyond cards that fly. */
export const cue = cuesFor<NightScene>(PLAYS);
