import type { GalleryPosition } from '@tavolata/board-kit';

const EIGHT = [
  'the-bone',
  'razor-blade',
  'dads-lost-coin',
  'fanny-pack',
  'the-d6',
  'belly-button',
  'monster-manual',
  'trinity-shield',
];
const NINE = [
  'bomb',
  'butter-bean',
  'lil-battery',
  'a-penny',
  'soul-heart',
  'gold-bomb',
  'dagaz',
  'joker',
  'pills-a',
];
const THEIRS = ['breakfast', 'meat', 'dinner', 'chaos-card', 'the-map'];

const others = (seats: string, items = THEIRS) =>
  Object.fromEntries(
    [...seats].map(seat => [
      seat,
      { character: 'isaac', items, hand: ['bomb', 'dagaz'], cents: 11, souls: ['monstro'] },
    ]),
  );

/** Everything there may be on the rug: monsters that cover others, a room, bonus souls, things thrown away. */
const FULL_RUG = {
  monsters: [{ card: 'cursed-keeper-head', covers: ['dip'] }, 'pale-fatty', 'big-spider', 'red-host'],
  shop: ['sack-head', 'restock', 'the-shovel', 'blessing-of-the-inner-eye'],
  rooms: ['restock-machine'],
  bonusSouls: ['soul-of-gluttony', 'soul-of-greed', 'soul-of-guppy'],
  discards: { monster: ['fly', 'dip'], treasure: ['meat'], loot: ['a-penny', 'bomb'] },
};

export const positions: readonly GalleryPosition[] = [
  { name: 'opening', players: 2 },
  { name: 'middle', players: 4, answers: 150 },
  {
    name: 'crowded',
    players: 4,
    options: { variants: ['rooms', 'bonus-souls'] },
    given: {
      seats: {
        a: {
          character: 'isaac',
          items: [...EIGHT.slice(0, 6), { card: 'monster-manual', deactivated: true }, 'trinity-shield'],
          hand: NINE,
          lootPlays: 3,
          cents: 12,
          souls: ['chub', 'carrion-queen'],
        },
        ...others('bcd'),
      },
      ...FULL_RUG,
    },
  },
  {
    name: 'six',
    players: 6,
    given: {
      seats: {
        a: { items: EIGHT.slice(0, 4), hand: NINE.slice(0, 4), cents: 5 },
        ...others('bcdef', [...THEIRS, 'ipecac', 'the-polaroid', 'smelter']),
      },
      monsters: ['fly', 'fatty'],
      shop: ['meat', 'steamy-sale'],
    },
  },
  {
    name: 'response',
    players: 4,
    seat: 'b',
    given: {
      active: 'a',
      seats: {
        a: { character: 'isaac', hand: ['bomb'], lootPlays: 1 },
        b: { character: 'isaac', items: EIGHT.slice(0, 6), hand: NINE.slice(0, 5), lootPlays: 1, cents: 7 },
        ...others('cd'),
      },
      monsters: ['fly', { card: 'fatty', damage: 1 }],
      shop: ['meat', 'restock'],
    },
    until: 'respond',
  },
  {
    name: 'target',
    players: 3,
    given: {
      stage: 'recharge',
      seats: { a: { items: ['golden-horseshoe'] }, ...others('bc') },
      decks: { treasure: ['meat'] },
      monsters: ['fly', 'fatty', 'mulligan'],
      shop: ['restock', 'the-shovel'],
    },
    until: 'bottom-it',
  },
  { name: 'solo', players: 1, options: { mode: 'solo' }, answers: 60 },
  {
    name: 'end',
    players: 4,
    given: {
      seats: {
        a: {
          character: 'isaac',
          items: EIGHT.slice(0, 6),
          hand: NINE.slice(0, 3),
          cents: 9,
          souls: ['chub', 'carrion-queen', 'gurdy', 'famine'],
        },
        ...others('bcd'),
      },
      monsters: ['fly', 'fatty'],
      shop: ['meat', 'restock'],
    },
  },
];
