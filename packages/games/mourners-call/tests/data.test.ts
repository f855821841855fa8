import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setupFor } from '@tavolata/kernel/match';
import { proves, scenarioFilesOf } from '@tavolata/testing';
import { expect, test } from 'vitest';
import { components } from '../generated/components.ts';
import { en } from '../generated/texts/en.ts';
import { it as italian } from '../generated/texts/it.ts';
import { defs, FACTIONS, GUILDS, LOCATIONS, limitFor, SPECIALS, titheFor } from '../src/defs.ts';
import { mournersCall } from '../src/index.ts';

/** A card of ours is none of the box. */
const box = defs.filter(def => !('extra' in def));
const cards = (type: string) => box.filter(def => def.type === type);
const copies = (list: readonly { readonly copies: number }[]): number =>
  list.reduce((sum, each) => sum + each.copies, 0);
const piece = (id: string): { copies: number } =>
  components.pieces.find(each => each.id === id) as { copies: number };
const MOST = components.limits.players.max;

test('the box holds boards, reference cards and tokens for five players', context => {
  proves(context, 'MC-COMP-01', 'MC-COMP-02', 'MC-COMP-16', 'MC-COMP-12', 'MC-COMP-13');
  expect(piece('player-board').copies).toBe(MOST);
  expect(piece('reference-card').copies).toBe(MOST);
  expect(piece('unity-token').copies).toBe(60);
  expect(piece('dreadsbane-token').copies).toBe(1);
  expect(piece('die')).toMatchObject({ copies: 5, sides: 6 });
});

test('markers, bases and figures are as many as each player and faction need', context => {
  proves(context, 'MC-COMP-05', 'MC-COMP-06', 'MC-COMP-08', 'MC-COMP-09', 'MC-COMP-10', 'MC-COMP-11');
  expect(piece('guild-marker')).toMatchObject({ copies: 30, perPlayer: 6 });
  expect(piece('base')).toMatchObject({ copies: 50, perPlayer: 10 });
  expect(piece('faction-token').copies).toBe(15);
  expect(piece('skull').copies).toBe(17);
  expect(GUILDS.map(({ figures }) => figures)).toEqual([10, 10, 10, 10, 10, 10]);
  for (const faction of FACTIONS) expect(GUILDS.filter(guild => guild.faction === faction)).toHaveLength(2);
  const ids = components.figures.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['figure-death', 'figure-kier', 'figure-raker']));
  expect(piece('raker-figure').copies).toBe(5);
});

test('there are 39 Mourner, 17 Court, 39 Wallows and 15 Motive cards', context => {
  proves(context, 'MC-COMP-03', 'MC-COMP-04', 'MC-MOURN-01', 'MC-START-08');
  expect(copies(cards('mourner'))).toBe(39);
  expect(copies(cards('court'))).toBe(17);
  expect(copies(cards('wallows'))).toBe(39);
  expect(copies(cards('ulterior-motive'))).toBe(15);
  for (const faction of FACTIONS) {
    const own = box.filter(def => def.type === 'mourner' && def.faction === faction);
    expect(own).toHaveLength(13);
    expect(own.filter(def => def.type === 'mourner' && def.starter)).toHaveLength(5);
  }
});

test('Wallows cards are of six kinds, and missions say what they ask for and give', context => {
  proves(context, 'MC-WAL-06', 'MC-WAL-07');
  const kinds = new Set(defs.flatMap(def => (def.type === 'wallows' ? [def.subtype] : [])));
  expect([...kinds].sort()).toEqual([
    'artifact',
    'celestial-scout',
    'event',
    'follower',
    'location',
    'raker',
  ]);
  for (const def of defs) {
    if (def.type !== 'wallows' || def.subtype === 'raker' || def.subtype === 'artifact') continue;
    expect(def.on ?? def.needs, def.id).toBeDefined();
    expect(def.reward ?? def.etherea, def.id).toBeDefined();
  }
});

test('twelve locations in an order of their own, four for each faction', context => {
  proves(context, 'MC-BOARD-01', 'MC-BOARD-02', 'MC-BOARD-04');
  expect(LOCATIONS.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  for (const faction of FACTIONS) expect(LOCATIONS.filter(each => each.faction === faction)).toHaveLength(4);
  for (const { does } of LOCATIONS) expect(does?.length).toBeGreaterThan(0);
});

test('the tracks, and what players have a board for', context => {
  proves(context, 'MC-BOARD-03', 'MC-INF-01', 'MC-INF-04', 'MC-SUSP-02', 'MC-SPEC-02');
  const tracks = components.tracks.map(({ id }) => id);
  expect(tracks).toEqual(['suspicion', 'threat', 'influence', 'guild-track']);
  expect(components.limits.influence).toEqual({ min: 0, max: 15 });
  expect(components.pools.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['own-etherea', 'own-unity', 'crypt']),
  );
  for (let level = 0; level < 10; level++) expect(titheFor(level + 1, 3)).toBeGreaterThan(titheFor(level, 3));
  const special = components.figures.filter(figure => 'special' in figure);
  expect(special.map(({ id }) => id).sort()).toEqual([...SPECIALS].sort());
  for (const figure of special) expect(FACTIONS).toContain(figure.faction);
});

test('the limit of a location falls with Threat and depends on the players', context => {
  proves(context, 'MC-GRIP-13');
  const levels = [0, 2, 3, 5, 6, 7, 8, 9];
  for (const players of [2, 3])
    expect(levels.map(level => limitFor(level, players))).toEqual([4, 4, 3, 3, 3, 3, 2, 2]);
  for (const players of [4, 5])
    expect(levels.map(level => limitFor(level, players))).toEqual([6, 6, 5, 5, 4, 4, 3, 3]);
});

test('the game is for two to five players', context => {
  proves(context, 'MC-COMP-15');
  for (const players of [1, 6]) expect(() => setupFor(mournersCall, players)).toThrow('2 to 5 players');
  for (const players of [2, 5]) expect(setupFor(mournersCall, players).seats).toHaveLength(players);
});

test('every card, location and guild is played by a scenario', () => {
  const files = scenarioFilesOf(join(import.meta.dirname, '..'));
  const text = files.map(file => readFileSync(file, 'utf8')).join('\n');
  const words = new Set(text.match(/[a-z]+(-[a-z]+)+|[a-z]+/g));
  const ids = [...defs, ...LOCATIONS, ...GUILDS].map(({ id }) => id);
  expect(ids.filter(id => !words.has(id))).toEqual([]);
});

test('the text of a Court card holds those of its two actions, word for word', context => {
  proves(context, 'MC-COURT-01');
  for (const texts of [en, italian] as Record<string, unknown>[])
    for (const def of defs) {
      if (def.type !== 'court') continue;
      for (const { id } of def.actions)
        expect(texts[`card.${def.id}.text`], id).toContain(texts[`card.${id}.text`]);
    }
});
