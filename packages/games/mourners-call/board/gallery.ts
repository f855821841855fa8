import type { GalleryPosition } from '@tavolata/board-kit';

const COURT = ['gethsemoni', 'relic-ravlatch', 'ellianastis', 'malavestros', 'mortighull'];
const MOURNERS = ['father-quill', 'dame-kasrune', 'varrick', 'ossandra', 'ghoot-and-kraayn'];
const MORE = ['inquisitor-gaunt', 'procurator-lyme', 'knight-penitent-sorrel'];

const cards = (kind: string, names: readonly string[]) => names.map(name => `${kind}-${name}`);

const TWICE = {
  'veilwatch-tower': ['mortis-knighthood', 'council-of-osteomancy'],
  'shrine-of-the-quiet-flame': ['gravedancers-circle'],
};
const CROWD = {
  b: {
    allegiance: 'flesh',
    etherea: 12,
    unity: 11,
    influence: { bone: 4, flesh: 11, spirit: 10 },
    figures: { ...TWICE, 'hall-of-tallied-bones': ['mortis-knighthood', 'mortis-knighthood'] },
    crypt: ['shroudrievs-coven', 'shroudrievs-coven', 'dreadsbane-order'],
    mourners: cards('mourner', ['scrivener-ulmoth', 'choirmaster-nemm', 'needle-aunt-morwe', 'grehm']),
    turned: ['mourner-grehm'],
    wallows: ['wallows-weeping-colossus'],
  },
  c: {
    allegiance: 'spirit',
    etherea: 5,
    unity: 8,
    influence: { bone: 12, flesh: 3, spirit: 7 },
    figures: { ...TWICE, marrowgate: ['conclave-of-shadows'], 'cryptus-akhor': ['shroudrievs-coven'] },
    specials: { 'figure-kier': 'theatre-of-skins' },
    mourners: cards('mourner', ['lampblack-twins', 'lantern-widow']),
    hand: cards('court', ['kier', 'odium']),
  },
  d: {
    allegiance: 'bone',
    etherea: 10,
    unity: 10,
    influence: { bone: 10, flesh: 10, spirit: 10 },
    figures: { ...TWICE, 'cryptus-akhor': ['conclave-of-shadows', 'conclave-of-shadows'] },
    mourners: cards('mourner', ['quartermaster-brass', 'sister-hollowbell', 'mother-lacework']),
    artifacts: ['wallows-veil-of-the-sundered-twin'],
    hand: cards('court', ['shieve']),
  },
  e: {
    allegiance: 'flesh',
    etherea: 3,
    unity: 6,
    influence: { bone: 2, flesh: 5, spirit: 1 },
    figures: { 'the-stitchworks': ['shroudrievs-coven'], 'whispering-galleries': ['dreadsbane-order'] },
    crypt: ['council-of-osteomancy'],
    wallows: ['wallows-tithe-eater'],
  },
};
const me = (more: object) => ({
  allegiance: 'spirit',
  etherea: 12,
  unity: 9,
  influence: { bone: 6, flesh: 4, spirit: 7 },
  motive: 'motive-mortis-oath',
  figures: { ...TWICE, 'hall-of-tallied-bones': ['mortis-knighthood', 'gravedancers-circle'] },
  crypt: ['mortis-knighthood', 'gravedancers-circle'],
  ...more,
});
const CITY = { round: 4, threat: 5, suspicion: 6, forge: 2, death: 'a', malavestros: 'grave-cloister' };

export const positions: readonly GalleryPosition[] = [
  { name: 'opening', players: 2 },
  { name: 'middle', players: 5, answers: 150 },
  {
    name: 'crowd',
    players: 5,
    given: {
      ...CITY,
      phase: 'action',
      dreadsbane: 'c',
      wallowsDiscard: ['wallows-procession', 'wallows-open-graves'],
      seats: {
        a: me({
          hand: cards('court', COURT),
          mourners: cards('mourner', [...MOURNERS, ...MORE]),
          turned: ['mourner-varrick'],
          wallows: ['wallows-bellringer-beast'],
        }),
        ...CROWD,
      },
    },
  },
  {
    name: 'draft',
    players: 2,
    given: {
      ...CITY,
      phase: 'draft',
      seats: { a: me({ mourners: cards('mourner', MOURNERS) }), b: CROWD.b },
    },
  },
  {
    name: 'target',
    players: 4,
    given: {
      ...CITY,
      phase: 'action',
      seats: { a: me({ hand: ['court-odium'] }), b: CROWD.b, d: CROWD.d },
    },
    until: 'place-figure',
  },
  {
    name: 'tithe',
    players: 5,
    given: {
      ...CITY,
      phase: 'tithe',
      seats: { a: me({ mourners: cards('mourner', MOURNERS) }), ...CROWD },
    },
  },
  {
    name: 'end',
    players: 5,
    given: {
      phase: 'count',
      seats: {
        a: me({ mourners: cards('mourner', MOURNERS) }),
        ...CROWD,
        c: { ...CROWD.c, motive: 'motive-unseen-by-heaven' },
      },
    },
  },
];
