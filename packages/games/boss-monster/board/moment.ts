import { mark, seatName, whose } from '@tavolata/board-kit';
import {
  bossSpace,
  type Effect,
  entrance,
  heroHealth,
  lastDeclared,
  stack,
  targetOf,
} from '@tavolata/boss-monster';
import type { CardId, Seat } from '@tavolata/kernel';
import { cardDoes } from './does.ts';
import type { BossMonsterScene } from './scene.ts';
import { nameOf, shortName } from './words.ts';

/** The questions of a response window: they are all alike, whatever it was opened for. */
const WINDOW = ['respond', 'cancel'];

/** What a Boss asks that levels up. */
const LEVEL_UP = [
  ...['destroy-own-room', 'look-at-hand', 'take-from-hand', 'petrify-hero'],
  ...['take-some-from-discard', 'may-draw-spells', 'discard-spell'],
];

/** Why it is asked, in a sentence, where the question does not say it by itself. */
export function moment(scene: BossMonsterScene): string | undefined {
  return levelUp(scene) ?? windowOf(scene);
}

/** BM-REVEAL-03: everybody's is carried out in the order of XP. */
function levelUp(scene: BossMonsterScene): string | undefined {
  const { g, draft } = scene;
  const seat = g.state.next === 'reveal-part' ? g.state.queue[0] : undefined;
  const boss = seat && g.cards(bossSpace(seat))[0];
  const isAsking = draft && LEVEL_UP.includes(draft.question.prompt) && draft.question.source === undefined;
  if (boss === undefined || !isAsking) return undefined;
  const name = mark(nameOf(scene, boss), { def: g.def(boss).id, card: boss });
  return scene.say.say('event.levelled-up', { boss: name });
}

/** What a response window is about: what has been declared, else what happens before and after it. */
function windowOf(scene: BossMonsterScene): string | undefined {
  const { g, draft } = scene;
  const { active } = g.state;
  if (!draft || !WINDOW.includes(draft.question.prompt) || !active) return undefined;
  const effect = lastDeclared(g);
  if (effect) return declared(scene, effect);
  switch (g.state.next) {
    case 'place':
      return told(scene, 'building', active);
    case 'build-turn-over':
      return told(scene, 'built', active);
    case 'hero-enters':
      return entering(scene, active);
    case 'settle-hero':
      return walking(scene, active);
    default:
      return undefined;
  }
}

const told = (scene: BossMonsterScene, key: string, seat: Seat, params: object = {}): string =>
  scene.say.say(`board.moment.${key}`, { ...params, ...whose(scene, seat) });

const about = (scene: BossMonsterScene, hero: CardId) => ({
  hero: shortName(scene, hero),
  health: heroHealth(scene.g, hero),
});

function declared(scene: BossMonsterScene, { by, card, spell, aim }: Effect): string {
  const name = mark(nameOf(scene, card), { def: scene.g.def(card).id, card });
  const does = cardDoes(scene, card, by) ?? 'none';
  const what = { what: spell ? 'spell' : 'ability', by, card: name, does };
  return scene.say.say('board.moment.effect', { ...what, ...aimed(scene, aim) });
}

function aimed(
  scene: BossMonsterScene,
  aim: Effect['aim'],
): { at: string; target?: string; health?: number } {
  if (aim.seat) return { at: 'player', target: seatName(scene, aim.seat) };
  if (aim.hero !== undefined) {
    const { hero, health } = about(scene, aim.hero);
    return { at: 'hero', target: hero, health };
  }
  const target = targetOf(scene.g, aim);
  return target === undefined ? { at: 'nothing' } : { at: 'card', target: nameOf(scene, target) };
}

/** BM-ADV-14: before the next in line goes in. */
function entering(scene: BossMonsterScene, seat: Seat): string {
  const { g } = scene;
  const hero = g.state.shunned.includes(seat) ? undefined : g.cards(entrance(seat))[0];
  return hero === undefined ? told(scene, 'nobody', seat) : told(scene, 'entering', seat, about(scene, hero));
}

/** BM-ADV-16: in a Room, where 0 Health is no defeat yet; or what an effect has left of it. */
function walking(scene: BossMonsterScene, seat: Seat): string {
  const { g } = scene;
  const { walk } = g.state;
  if (!walk) return told(scene, 'left', seat);
  const room = walk.space === undefined ? undefined : g.cards(stack(seat, walk.space))[0];
  const hero = about(scene, walk.hero);
  if (room === undefined) return told(scene, 'between', seat, hero);
  return told(scene, hero.health > 0 ? 'inside' : 'falling', seat, { ...hero, room: nameOf(scene, room) });
}
