import type { GalleryPosition } from '@tavolata/board-kit';

const KNIGHT_POWERS = [
  'charge',
  'hard-ride',
  'oath-of-purging',
  'consecrated-blade',
  'oath-of-valor',
  'holy-mantle',
];
const NINE_ITEMS = [
  'key',
  'key#2',
  'bottled-magic',
  'treasure-chest',
  'vanishing-dust',
  'waystone',
  'crystal-ball',
  'blood-ring',
  'ghost-mail',
];
const CROWDED_BLIGHTS = {
  monastery: ['skeletons', 'dark-fog'],
  mountains: ['curse', 'lich', 'spies', 'zombies'],
  castle: ['corruption', 'desecration'],
  village: ['taint', 'shades', 'vampire', 'shroud'],
  swamp: ['evil-presence', 'unholy-aura', 'confusion', 'skeletons#2'],
  forest: ['lich#2'],
  ruins: ['zombies#2', 'spies#2', 'curse#2', 'taint#2'],
};
const CROWDED_HEROES = {
  knight: {
    at: 'village',
    grace: 3,
    powers: KNIGHT_POWERS,
    exhausted: ['holy-mantle'],
    active: { 'oath-of-purging': 'knight' },
    items: NINE_ITEMS,
  },
  seer: {
    at: 'monastery',
    moon: true,
    powers: ['dowse', 'prediction', 'premonition', 'prophecy-of-fortune', 'hope'],
    exhausted: ['prophecy-of-fortune'],
    items: ['key#3'],
  },
  druid: {
    at: 'swamp',
    grace: 2,
    powers: ['raven-form', 'camouflage', 'visions', 'animal-companion', 'vines'],
    active: { 'raven-form': 'druid' },
    items: ['magic-mask'],
  },
  rogue: { at: 'village', moon: true, secrecy: 2, powers: ['ambush', 'vanish', 'contacts', 'eavesdrop'] },
  wizard: {
    at: 'forest',
    powers: ['lightning-strike', 'teleport', 'invisibility', 'fiendfire', 'arcane-energy'],
    items: ['vanishing-cowl'],
  },
};
const { wizard: _fifth, ...FOUR } = CROWDED_HEROES;

const crowded = (more: object) => ({
  phase: 'action',
  active: 'knight',
  round: 9,
  darkness: 24,
  necromancer: 'castle',
  heroes: CROWDED_HEROES,
  blights: CROWDED_BLIGHTS,
  left: { forest: ['starry-veil'] },
  ...more,
});
/** The knight alone with a Lich, when the turn ends: it attacks. */
const attacked = crowded({
  phase: 'end',
  heroes: { ...CROWDED_HEROES, knight: { ...CROWDED_HEROES.knight, at: 'forest' } },
});
const FIVE = { players: 5, options: { modes: ['fifth-hero'] } };
const SIX = { players: 6, options: { modes: ['fifth-hero', 'necromancer-player'] } };

export const positions: readonly GalleryPosition[] = [
  { name: 'opening', players: 1 },
  { name: 'middle', players: 4, answers: 150 },
  { name: 'crowd', ...FIVE, given: crowded({}), until: 'choose-action' },
  { name: 'alone', players: 1, given: crowded({ heroes: FOUR }), until: 'choose-action' },
  { name: 'fight', ...FIVE, given: attacked, until: 'defend-how' },
  { name: 'dice', ...FIVE, given: attacked, until: 'react-rolled' },
  {
    name: 'event',
    ...FIVE,
    given: crowded({ phase: 'event', decks: { event: ['evil-day'] } }),
    until: 'which-effect',
  },
  {
    name: 'necromancer',
    ...SIX,
    given: crowded({ phase: 'die', hand: ['map-01', 'map-02', 'map-03', 'map-04'] }),
    seat: 'f',
  },
  {
    name: 'end',
    players: 2,
    given: crowded({
      phase: 'darkness',
      darkness: 30,
      heroes: FOUR,
      blights: { ...CROWDED_BLIGHTS, forest: [], monastery: ['skeletons', 'dark-fog', 'lich', 'vampire'] },
    }),
    // Never asked again: bots go on to the end.
    until: 'choose-hero',
  },
];
