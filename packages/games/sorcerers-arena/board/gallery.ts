import type { GalleryPosition } from '@tavolata/board-kit';

const options = { chapter: 'chapter-4' };
const NINE = [
  'mickey-shooting-star',
  'mickey-broom-parade',
  'mickey-spellbinding-swirlpool',
  'gaston-shove',
  'gaston-barge-in',
  'aladdin-stun-and-run',
  'aladdin-scimitar-slash',
  'aladdin-carpet-ride',
  'aladdin-lost-in-the-crowd',
];
const MINE = {
  mickey: { at: 'e4', hp: 5, statuses: { 'magic-broom': 3, strong: 1 } },
  aladdin: { at: 'd3', hp: 7, statuses: { stealthy: 2, tough: 1, cursed: 1, weakened: 1 } },
  gaston: { at: 'c2', hp: 8, statuses: { taunt: 1 } },
};
const THEIRS = {
  ariel: { at: 'f4', hp: 3, statuses: { weakened: 2 } },
  sulley: { at: 'e5', hp: 11, statuses: { tough: 2, immobilized: 1, confused: 1 } },
  maleficent: { at: 'h2', hp: 8, statuses: { strong: 2 } },
};
const THEIR_HAND = [
  'ariel-swift-current',
  'sulley-haymaker',
  'maleficent-ill-omen',
  'maleficent-green-flame',
];
const SPENT = ['mickey-magical-mob', 'gaston-hunters-snare', 'aladdin-apple-toss', 'aladdin-pickpocket'];
const row = ['mickey', 'ariel', 'aladdin', 'sulley', 'gaston', 'maleficent'];

const CROWD = {
  row,
  active: 'mickey',
  round: 5,
  vp: { blue: 11, red: 14 },
  seats: {
    a: { characters: MINE, hand: NINE, discard: SPENT, exile: ['gaston-tavern-brawl'] },
    b: { characters: THEIRS, hand: THEIR_HAND, exile: ['ariel-kelp-tangle'] },
  },
};

/** Two against two: each leads two of the eight. */
const TEAMS = {
  active: 'aladdin',
  round: 3,
  vp: { blue: 7, red: 4 },
  seats: {
    a: {
      characters: { gaston: { at: 'd3', statuses: { tough: 1, cursed: 2 } }, aladdin: { at: 'e1' } },
      hand: [
        ...['gaston-shove', 'gaston-barge-in', 'aladdin-stun-and-run'],
        ...['aladdin-lost-in-the-crowd', 'aladdin-carpet-ride', 'aladdin-apple-toss'],
      ],
      exile: ['gaston-hunters-snare'],
    },
    b: {
      characters: { ariel: { at: 'e7' }, mickey: { at: 'f4', statuses: { 'magic-broom': 2 } } },
      hand: ['ariel-swift-current', 'mickey-shooting-star', 'mickey-broom-parade'],
    },
    c: {
      characters: { sulley: { at: 'e4', statuses: { taunt: 1 } }, demona: { at: 'i1' } },
      hand: ['demona-old-grudge', 'demona-stone-sleep'],
    },
    d: {
      characters: { facilier: { at: 'c3' }, maleficent: { at: 'a2', hp: 6 } },
      hand: [
        ...['facilier-smooth-talk', 'facilier-shadow-swap', 'facilier-bad-bargain'],
        ...['maleficent-ill-omen', 'maleficent-green-flame', 'facilier-doll-and-pin'],
      ],
    },
  },
};

export const positions: readonly GalleryPosition[] = [
  { name: 'opening', players: 2, until: 'what-next' },
  { name: 'draft', players: 2, options },
  { name: 'lineup', players: 4, options, given: { ...TEAMS, phase: 'order' } },
  { name: 'middle', players: 2, options, answers: 60 },
  { name: 'crowd', players: 2, options, given: CROWD },
  { name: 'boost', players: 2, options, given: CROWD, until: 'boost-attack' },
  { name: 'target', players: 2, options, given: CROWD, until: 'choose-target' },
  { name: 'move', players: 2, options, given: CROWD, until: 'move-to' },
  { name: 'team', players: 4, options, given: TEAMS },
  {
    name: 'end',
    players: 2,
    options,
    given: { ...CROWD, active: 'maleficent', phase: 'end', lastRound: true, vp: { blue: 21, red: 14 } },
  },
];
