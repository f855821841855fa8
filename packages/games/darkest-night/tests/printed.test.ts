import { proves } from '@tavolata/testing';
import { expect, test } from 'vitest';
import { en } from '../generated/texts/en.ts';
import {
  BLIGHTS,
  type CardDef,
  defs,
  ENEMIES,
  type EventDef,
  HEROES,
  type LocationName,
  type MapDef,
  POWERS,
  type PowerDef,
} from '../src/defs.ts';

/** A card of ours is none of the box. */
const inBox = <T extends CardDef>(type: T['type']): T[] =>
  defs.filter((def): def is T => def.type === type && !('extra' in def));
const maps = inBox<MapDef>('map');

/** How often each is there. */
function tally(words: readonly string[]): string {
  const kinds = [...new Set(words)].sort();
  return kinds.map(kind => `${kind} ${words.filter(word => word === kind).length}`).join(', ');
}

test.each<[LocationName, string]>([
  [
    'castle',
    'confusion 1, curse 2, dark-fog 2, desecration 1, evil-presence 2, lich 1, shades 1, shroud 1, skeletons 2, spies 3, unholy-aura 2, vampire 1, zombies 1',
  ],
  [
    'forest',
    'confusion 2, corruption 1, dark-fog 3, desecration 2, evil-presence 2, lich 1, shades 1, shroud 2, skeletons 1, spies 1, unholy-aura 1, vampire 1, zombies 2',
  ],
  [
    'monastery',
    'confusion 1, corruption 1, curse 3, desecration 3, shroud 1, spies 5, taint 4, unholy-aura 2',
  ],
  [
    'mountains',
    'confusion 1, corruption 2, curse 1, desecration 2, evil-presence 1, lich 1, shades 3, shroud 2, skeletons 1, taint 2, unholy-aura 2, vampire 1, zombies 1',
  ],
  [
    'ruins',
    'corruption 1, dark-fog 1, desecration 1, evil-presence 2, lich 1, shades 1, shroud 2, skeletons 3, spies 3, taint 1, unholy-aura 2, vampire 1, zombies 1',
  ],
  [
    'swamp',
    'confusion 2, corruption 2, curse 1, desecration 2, lich 1, shades 3, shroud 2, skeletons 2, taint 1, unholy-aura 1, vampire 1, zombies 2',
  ],
  [
    'village',
    'confusion 1, corruption 1, curse 3, dark-fog 1, evil-presence 2, lich 1, shades 1, skeletons 1, spies 3, taint 1, unholy-aura 1, vampire 1, zombies 3',
  ],
])('the blights that map cards bring: %s', (at, blights) => {
  expect(tally(maps.map(map => map.blights[at]))).toBe(blights);
});

test.each<[LocationName, string]>([
  [
    'castle',
    'bottled-magic 1, forgotten-shrine 1, key 2, supply-cache 7, treasure-chest 7, vanishing-dust 1, waystone 1',
  ],
  ['forest', 'artifact 1, key 8, supply-cache 3, treasure-chest 5, vanishing-dust 2, waystone 1'],
  ['mountains', 'artifact 1, forgotten-shrine 2, key 8, supply-cache 3, treasure-chest 5, waystone 1'],
  ['ruins', 'artifact 1, forgotten-shrine 1, key 13, supply-cache 2, treasure-chest 2, waystone 1'],
  ['swamp', 'artifact 3, bottled-magic 5, epiphany 8, key 1, treasure-chest 1, vanishing-dust 1, waystone 1'],
  [
    'village',
    'artifact 1, bottled-magic 1, forgotten-shrine 1, key 4, supply-cache 3, treasure-chest 8, vanishing-dust 1, waystone 1',
  ],
])('what map cards let be found: %s', (at, finds) => {
  expect(tally(maps.map(map => String(map.finds[at])))).toBe(finds);
});

test('copies, fate of each event', context => {
  proves(context, 'DN-COMP-09');
  expect(
    inBox<EventDef>('event')
      .map(({ id, copies, fate }) => `${id}: ${copies} ${fate}`)
      .sort(),
  ).toEqual([
    'altar: 1 3',
    'anathema: 1 6',
    'betrayal: 1 5',
    'black-banner: 1 4',
    'close-call: 1 4',
    'cultist: 1 1',
    'dark-champion: 1 3',
    'dark-scrying: 1 4',
    'dead-servant: 3 3',
    'demon: 2 3',
    'evil-day: 1 5',
    'guarded-trove: 1 1',
    'horde: 3 3',
    'latent-spell: 1 2',
    'lich-event: 1 4',
    'looters: 1 2',
    'midnight: 1 7',
    'patrols: 1 4',
    'raid: 1 6',
    'renewal: 1 0',
    'ritual: 1 6',
    'shambling-horror: 1 4',
    'sloppy-search: 1 2',
    'tracker: 1 5',
    'twist-of-fate: 1 1',
    'unfriendly-eyes: 1 5',
    'upheaval: 1 2',
    'vengeful-spirit: 1 4',
    'vile-messenger: 1 4',
  ]);
});

test('strength and awareness of each enemy', () => {
  const lines = ENEMIES.map(({ id, strength = '-', awareness = '-' }) => `${id}: ${strength} ${awareness}`);
  expect(lines.sort()).toEqual([
    'enemy-archer: 4 4',
    'enemy-cultist: 5 3',
    'enemy-deadly-demon: 4 5',
    'enemy-dread: 5 5',
    'enemy-fearful-demon: 3 4',
    'enemy-flying-demon: - 6',
    'enemy-ghoul: 4 3',
    'enemy-giant-horde: 6 5',
    'enemy-guarded-trove: 6 6',
    'enemy-hunter: 5 6',
    'enemy-large-horde: 5 4',
    'enemy-lich: 5 5',
    'enemy-looters: - 4',
    'enemy-mummy: 6 4',
    'enemy-reaper: 6 6',
    'enemy-revenant: 5 4',
    'enemy-scout: - 5',
    'enemy-shade: 3 5',
    'enemy-shadow: 4 6',
    'enemy-skeleton: 4 4',
    'enemy-slayer: 6 5',
    'enemy-small-horde: 4 3',
    'enemy-tracker: 4 5',
    'enemy-vampire: 4 4',
    'enemy-vile-messenger: 4 -',
    'enemy-zombie: 5 3',
    'necromancer: 7 6',
  ]);
});

test('copies, Might and kind of each blight', context => {
  proves(context, 'DN-COMP-12');
  const lines = BLIGHTS.map(({ id, copies, might, subtype }) => `${id}: ${copies} ${might} ${subtype}`);
  expect(lines.sort()).toEqual([
    'confusion: 3 4 aura',
    'corruption: 3 5 aura',
    'curse: 3 5 aura',
    'dark-fog: 2 5 aura',
    'desecration: 2 4 aura',
    'evil-presence: 3 4 aura',
    'lich: 2 5 monster',
    'shades: 3 5 monster',
    'shroud: 3 5 aura',
    'skeletons: 3 5 monster',
    'spies: 4 5 aura',
    'taint: 3 5 aura',
    'unholy-aura: 3 4 aura',
    'vampire: 2 6 monster',
    'zombies: 3 5 monster',
  ]);
});

test('default Grace and Secrecy of each hero, who is there once', context => {
  proves(context, 'DN-COMP-06');
  const lines = HEROES.map(
    ({ id, copies, defaults }) => `${id}: ${copies} ${defaults.grace} ${defaults.secrecy}`,
  );
  expect(lines.sort()).toEqual([
    'acolyte: 1 3 7',
    'druid: 1 5 6',
    'knight: 1 5 6',
    'priest: 1 6 6',
    'prince: 1 3 4',
    'rogue: 1 4 7',
    'scholar: 1 4 6',
    'seer: 1 4 6',
    'wizard: 1 3 5',
  ]);
});

test('what kinds of effects a power has is what its text begins with', context => {
  proves(context, 'DN-POWER-03');
  const beginnings = {
    action: /\bAction:/,
    tactic: /\bTactic:/,
    bonus: /\bBonus:/,
    active: /\bActive:/,
    'on-gain': /^When you gain this/,
  } as const;
  for (const { id, kinds } of [...POWERS, ...inBox<PowerDef>('artifact')]) {
    const text = String((en as Readonly<Record<string, unknown>>)[`card.${id}.text`]);
    const said = Object.entries(beginnings).flatMap(([kind, begins]) => (begins.test(text) ? [kind] : []));
    expect(said.sort(), id).toEqual([...kinds].sort());
  }
});
