import type { GalleryPosition } from '@tavolata/board-kit';

const NINE = [
  'annihilator',
  'giant-size',
  'counterspell',
  'freeze',
  'witchs-kitchen',
  'dragon-hatchery',
  'construction-zone',
  'recycling-center',
  'minotaurs-maze',
];
const MINE = ['brainsucker-hive', 'haunted-library', 'all-seeing-eye', 'ligers-den', 'neanderthal-cave'];
const CROWD = {
  b: {
    boss: 'gorgona',
    dungeon: ['golem-factory', 'open-grave', 'boulder-ramp', 'dark-altar', 'mimic-vault'],
    hand: ['kobold-strike', 'exhaustion', 'jeopardy'],
    souls: 2,
    wounds: 1,
  },
  c: {
    boss: 'king-croak',
    dungeon: ['torture-chamber', 'succubus-spa', 'bottomless-pit', 'dizzygas-hallway'],
    hand: ['teleportation', 'soul-harvest'],
    souls: 3,
    wounds: 1,
  },
  d: {
    boss: 'seducia',
    dungeon: ['centipede-tunnel', 'beast-menagerie', 'goblin-armory', 'jackpot-stash', 'dark-laboratory'],
    hand: ['cave-in'],
    souls: 2,
    wounds: 1,
  },
};
const me = (more: object) => ({ boss: 'cleopatra', dungeon: MINE, souls: 3, wounds: 2, ...more });

export const positions: readonly GalleryPosition[] = [
  { name: 'opening', players: 2 },
  { name: 'middle', players: 4, answers: 150 },
  {
    name: 'crowd',
    players: 4,
    given: {
      phase: 'build',
      turn: 7,
      seats: { a: me({ hand: NINE }), ...CROWD },
      town: [
        'mitchell-the-judge',
        'jesta-the-rogue',
        'hya-legendary-shinobi',
        'boden-the-pantless',
        'asmor-the-aweless',
        'samurai-tom',
        'the-fool',
        'terric-warhelm-half-elf-archmage',
      ],
      discard: ['fear', 'monstrous-monument', 'specters-sanctum'],
    },
  },
  {
    name: 'march',
    players: 4,
    given: {
      phase: 'adventure',
      turn: 7,
      seats: {
        a: me({ hand: NINE.slice(0, 6), entrance: ['terric-warhelm-half-elf-archmage', 'jesta-the-rogue'] }),
        ...CROWD,
      },
      town: ['boden-the-pantless'],
    },
    until: 'respond',
  },
  {
    name: 'place',
    players: 3,
    given: {
      phase: 'build',
      seats: {
        a: me({ dungeon: MINE.slice(0, 3), hand: NINE.slice(4, 9) }),
        b: CROWD.b,
        c: CROWD.c,
      },
      town: ['samurai-tom', 'jesta-the-rogue', 'hya-legendary-shinobi'],
    },
    until: 'place-where',
  },
  {
    name: 'end',
    players: 4,
    given: { phase: 'end', seats: { a: me({ souls: 10, hand: NINE.slice(0, 3) }), ...CROWD } },
  },
];
