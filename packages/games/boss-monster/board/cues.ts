import {
  type CueMoment as AnyHappening,
  type PlayCue as AnyPlay,
  announced,
  type Cue,
  fly,
  type MotionStage,
  type Move,
  type ScreenBox,
  shownLarge,
  type TableEvent,
} from '@tavolata/board-kit';
import type { CardId, Seat } from '@tavolata/kernel';
import { h } from 'preact';
import { Card } from './Card.tsx';
import type { BossMonsterScene } from './scene.ts';

/** Frames, not curves: everything that has feet goes in steps. */
const FRAMES = 'steps(4, jump-end)';
const STEPS = 'steps(10, jump-end)';

interface Happening extends Omit<AnyHappening<BossMonsterScene>, 'params'> {
  /** A card named in the event, if I know it. */
  card(name: string): CardId | undefined;
  number(name: string): number;
  readonly seat: Seat | undefined;
}

type Play = AnyPlay<Happening>;

const moveOf = ({ moves }: Happening, card: CardId): Move | undefined =>
  moves.find(move => move.card === card);
const center = ({ left, top, width, height }: ScreenBox) => ({ x: left + width / 2, y: top + height / 2 });

/** Shaken by a blow: two frames each way. */
const SHAKE: Keyframe[] = [
  { translate: '0 0' },
  { translate: '-4px 0' },
  { translate: '4px 0' },
  { translate: '-4px 0' },
  { translate: '0 0' },
];

/** Where a Hero has got to, while it is still being shown walking. */
const reached = new WeakMap<MotionStage, Map<CardId, ScreenBox>>();

/** Where a Hero stands in a Room: as it stands now, in another space. */
function placeIn(stage: MotionStage, hero: CardId, room: CardId | undefined): ScreenBox | undefined {
  const space = (card: CardId) => stage.element(card)?.closest('li')?.getBoundingClientRect();
  const [is, here, there] = [stage.now(hero), space(hero), room === undefined ? undefined : space(room)];
  if (!is || !here || !there) return is;
  const { width, height } = is;
  return { left: is.left + there.left - here.left, top: is.top + there.top - here.top, width, height };
}

/** From wherever it was into a Room, walking: four frames, no easing. */
async function walk(
  stage: MotionStage,
  hero: CardId,
  room: CardId | undefined,
  before: ScreenBox | undefined,
) {
  const element = stage.element(hero);
  stage.reveal(hero);
  const [is, to] = [stage.now(hero), placeIn(stage, hero, room)];
  const from = reached.get(stage)?.get(hero) ?? before;
  if (!element || !is || !to || !from) return;
  reached.set(stage, (reached.get(stage) ?? new Map()).set(hero, to));
  const shift = (box: ScreenBox) => `${center(box).x - center(is).x}px ${center(box).y - center(is).y}px`;
  element.classList.add('walking');
  const frames = [{ translate: shift(from) }, { translate: shift(to) }];
  await stage.animate(element, frames, { duration: stage.time.move * 1.5, easing: FRAMES });
  element.classList.remove('walking');
}

/** Into the next Room. */
const entered: Play = what => {
  const hero = what.card('hero');
  if (hero === undefined) return undefined;
  const from = what.stage.before(hero) ?? what.stage.before(moveOf(what, hero)?.from ?? '');
  return { takes: [hero], play: () => walk(what.stage, hero, what.card('room'), from) };
};

/** The burst flashes, the Hero staggers, and its Health ticks down. */
const hurt: Play = ({ stage, card, number }) => {
  const [hero, source] = [card('hero'), card('source')];
  const figure = hero === undefined ? undefined : stage.element(hero);
  const chip = figure?.querySelector('.bm-hp');
  if (chip) stage.hold(chip, number('health') + number('damage'));
  return {
    async play() {
      const room = source === undefined ? undefined : stage.element(source);
      const burst = room?.querySelector('.bm-burst, .bm-mini-d');
      const flash = [{ filter: 'none' }, { filter: 'brightness(2.4)', scale: 1.35 }, { filter: 'none' }];
      const duration = stage.time.move;
      await Promise.all([
        burst && stage.animate(burst, flash, { duration, easing: 'steps(2, jump-none)' }),
        figure && stage.animate(figure, SHAKE, { duration, easing: FRAMES }),
        chip && stage.count(chip, number('health')),
      ]);
    },
  };
};

const strengthened: Play = ({ stage, card, number }) => {
  const hero = card('hero');
  const chip = hero === undefined ? undefined : stage.element(hero)?.querySelector('.bm-hp');
  if (!chip) return undefined;
  stage.hold(chip, number('health') - number('amount'));
  return { play: () => stage.count(chip, number('health')) };
};

/** Blinks three times, then flies to the score area. */
const defeated: Play = what => {
  const { stage } = what;
  const hero = what.card('hero');
  const from = hero === undefined ? undefined : stage.before(hero);
  if (hero === undefined || !from || !what.seat) return undefined;
  const to = stage.now(`souls/${what.seat}`);
  return {
    takes: [hero],
    async play() {
      const ghost = stage.ghost(hero, from);
      const blink = [{ opacity: 1 }, { opacity: 0 }];
      const duration = stage.time.scene / 6;
      await stage.animate(ghost, blink, { duration, iterations: 3, easing: 'steps(2, jump-none)' });
      ghost.remove();
      if (to) await stage.fly(hero, { from, to, easing: STEPS });
      await stage.flash(`souls/${what.seat}`);
    },
  };
};

/** Reaches the Boss, who feels it; then to the score area. */
const wounded: Play = what => {
  const { stage, seat } = what;
  const hero = what.card('hero');
  const from = hero === undefined ? undefined : stage.before(hero);
  const boss = seat && stage.now(`boss-space/${seat}`);
  if (hero === undefined || !from || !boss) return undefined;
  const to = stage.now(`wounds/${seat}`);
  return {
    takes: [hero],
    async play() {
      await stage.fly(hero, { from, to: boss, easing: FRAMES, time: stage.time.move * 1.5 });
      const struck = stage.element(`boss-space/${seat}`);
      if (struck) await stage.animate(struck, SHAKE, { duration: stage.time.move, easing: FRAMES });
      if (to) await stage.fly(hero, { from: boss, to, easing: STEPS });
      await stage.flash(`wounds/${seat}`);
    },
  };
};

/** On foot from town to an entrance, or back. */
const strolled: Play = what => {
  const hero = what.card('hero');
  const move = hero === undefined ? undefined : moveOf(what, hero);
  if (hero === undefined || !move) return undefined;
  return {
    takes: [hero],
    async play() {
      await fly(what.stage, move, STEPS);
    },
  };
};

/** A Room is turned over like a page, in four frames. */
const turned: Play = what => {
  const { stage } = what;
  const room = what.card('room');
  const move = room === undefined ? undefined : moveOf(what, room);
  if (room === undefined || !move?.from.startsWith('face-down/')) return undefined;
  return {
    takes: [room],
    async play() {
      stage.reveal(room);
      const element = stage.element(room);
      const page = [
        { transform: 'perspective(600px) rotateY(90deg)' },
        { transform: 'perspective(600px) rotateY(0)' },
      ];
      if (element) await stage.animate(element, page, { duration: stage.time.move, easing: FRAMES });
    },
  };
};

/** Shakes, and goes to the discards. */
const destroyed: Play = what => {
  const { stage } = what;
  const room = what.card('room');
  const move = room === undefined ? undefined : moveOf(what, room);
  const from = room === undefined ? undefined : stage.before(room);
  if (room === undefined || !move || !from) return undefined;
  return {
    takes: [room],
    async play() {
      const ghost = stage.ghost(room, from);
      await stage.animate(ghost, SHAKE, { duration: stage.time.move, easing: FRAMES });
      ghost.remove();
      await fly(stage, move);
    },
  };
};

const frozen: Play = ({ stage, card }) => {
  const room = card('room');
  const art = room === undefined ? undefined : stage.element(room)?.querySelector('.px');
  const turn = [{ rotate: '-90deg' }, { rotate: '0deg' }];
  return art
    ? { play: () => stage.animate(art, turn, { duration: stage.time.move, easing: FRAMES }) }
    : undefined;
};

/** What somebody else plays. */
const shown =
  (name: string): Play =>
  what => {
    const { scene, seat } = what;
    const played = what.card(name);
    if (played === undefined || seat === scene.me) return undefined;
    return shownLarge(what, played, h(Card, { scene, card: played }));
  };

const CUES: Readonly<Record<string, Play>> = {
  'hero-entered': entered,
  'hero-hurt': hurt,
  'hero-strengthened': strengthened,
  'hero-defeated': defeated,
  'boss-wounded': wounded,
  'hero-arrived': strolled,
  'hero-lured': strolled,
  'hero-to-town': strolled,
  'hero-raised': strolled,
  'room-built': turned,
  'room-destroyed': destroyed,
  'room-deactivated': frozen,
  'spell-played': shown('card'),
  'ability-used': shown('room'),
  'levelled-up': shown('boss'),
  'turn-began': announced,
  'bait-began': announced,
};

/** What is shown when something happens in Boss Monster. */
export function cue(
  scene: BossMonsterScene,
  event: TableEvent,
  stage: MotionStage,
  moves: readonly Move[],
): Cue | undefined {
  const { type, params } = event;
  return CUES[type]?.({
    scene,
    stage,
    moves,
    card: name => (params[name] as { card?: CardId } | undefined)?.card,
    number: name => Number(params[name]),
    seat: params.seat as Seat | undefined,
    text: scene.say.event(event),
  });
}
