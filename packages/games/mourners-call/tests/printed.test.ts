import { proves } from '@tavolata/testing';
import { expect, test } from 'vitest';
import { type CardDef, defs, type MotiveDef, type MournerDef, type WallowsDef } from '../src/defs.ts';

/** A card of ours is none of the box. */
const inBox = <T extends CardDef>(type: T['type']): T[] =>
  defs.filter((def): def is T => def.type === type && !('extra' in def));

test('guild and kind of each Mourner, and who is there from the start', context => {
  proves(context, 'MC-COMP-03', 'MC-MOURN-01');
  const lines = inBox<MournerDef>('mourner').map(
    ({ id, guild, kind, starter }) => `${id}: ${guild} ${kind}${starter ? ' starter' : ''}`,
  );
  expect(lines.sort()).toEqual([
    'mourner-archivist-veyle: council-of-osteomancy automatic',
    'mourner-bellamance: gravedancers-circle activated',
    'mourner-brand: dreadsbane-order activated starter',
    'mourner-captain-ashgrave: dreadsbane-order activated',
    'mourner-carrow: shroudrievs-coven instant',
    'mourner-choirmaster-nemm: gravedancers-circle instant',
    'mourner-dame-kasrune: mortis-knighthood automatic',
    'mourner-dirgesinger-ophel: gravedancers-circle activated',
    'mourner-father-quill: gravedancers-circle activated starter',
    'mourner-ghoot-and-kraayn: council-of-osteomancy activated',
    'mourner-grehm: mortis-knighthood automatic starter',
    'mourner-grey-whisper: conclave-of-shadows automatic starter',
    'mourner-hemmel: shroudrievs-coven automatic starter',
    'mourner-ilk: shroudrievs-coven instant',
    'mourner-inquisitor-gaunt: dreadsbane-order automatic',
    'mourner-knight-penitent-sorrel: dreadsbane-order automatic starter',
    'mourner-lampblack-twins: conclave-of-shadows automatic',
    'mourner-lantern-widow: gravedancers-circle automatic',
    'mourner-last-candle: dreadsbane-order automatic',
    'mourner-ledgerer-pell: council-of-osteomancy activated starter',
    'mourner-marrow-choir: mortis-knighthood instant',
    'mourner-mother-lacework: shroudrievs-coven automatic',
    'mourner-needle-aunt-morwe: shroudrievs-coven automatic starter',
    'mourner-ossandra: mortis-knighthood activated starter',
    'mourner-procurator-lyme: dreadsbane-order automatic',
    'mourner-proxy-imsey: council-of-osteomancy instant',
    'mourner-quartermaster-brass: mortis-knighthood activated',
    'mourner-rendwife-ossole: shroudrievs-coven activated',
    'mourner-scrivener-ulmoth: council-of-osteomancy automatic starter',
    'mourner-severamm: council-of-osteomancy activated',
    'mourner-sister-hollowbell: gravedancers-circle automatic starter',
    'mourner-skulkers-mass: conclave-of-shadows activated',
    'mourner-socopharie: conclave-of-shadows activated',
    'mourner-sutra: shroudrievs-coven activated starter',
    'mourner-tannet: conclave-of-shadows activated',
    'mourner-thole: mortis-knighthood automatic',
    'mourner-varrick: mortis-knighthood automatic starter',
    'mourner-vesper: conclave-of-shadows activated starter',
    'mourner-weepling-anvara: gravedancers-circle automatic starter',
  ]);
});

test('kind of each Wallows card, place and total of its Raker', context => {
  proves(context, 'MC-COMP-04', 'MC-WAL-06');
  const lines = inBox<WallowsDef>('wallows').map(
    ({ id, subtype, location, defeatOn }) => `${id}: ${subtype}${location ? ` ${location} ${defeatOn}` : ''}`,
  );
  expect(lines.sort()).toEqual([
    'wallows-abacus-of-final-sums: artifact',
    'wallows-ashen-pack: raker grave-cloister 3',
    'wallows-ashfall: event',
    'wallows-balance-three-courts: follower',
    'wallows-bellringer-beast: raker veilwatch-tower 4',
    'wallows-black-auction: event',
    'wallows-bone-ferriers: follower',
    'wallows-drowned-chapel: location',
    'wallows-flayed-orchard: location',
    'wallows-ford-the-river: event',
    'wallows-ghostlight-road: location',
    'wallows-gilded-informer: celestial-scout',
    'wallows-gnawmother: raker dirth-forge 4',
    'wallows-harbinger-demon: celestial-scout',
    'wallows-herald-of-the-pyre: celestial-scout',
    'wallows-hollow-maw: raker marrowgate 3',
    'wallows-imp-of-small-debts: celestial-scout',
    'wallows-inquisitors-assault: follower',
    'wallows-latchbone: artifact',
    'wallows-longreach-scythe: artifact',
    'wallows-marrow-levy: follower',
    'wallows-nook-and-crans: location',
    'wallows-open-graves: event',
    'wallows-procession: event',
    'wallows-seraph-on-the-wall: celestial-scout',
    'wallows-skein-of-nails: raker the-stitchworks 5',
    'wallows-still-censer: artifact',
    'wallows-stitch-wards: follower',
    'wallows-storm-over-the-fringe: event',
    'wallows-sunken-ossuary: location',
    'wallows-thousand-steps: location',
    'wallows-throne-eyed-watcher: celestial-scout',
    'wallows-tithe-eater: raker hall-of-tallied-bones 4',
    'wallows-trueburn-lantern: artifact',
    'wallows-valdagharr: raker cryptus-akhor 4',
    'wallows-veil-of-the-sundered-twin: artifact',
    'wallows-vigil-unbroken: event',
    'wallows-wandering-shades: follower',
    'wallows-weeping-colossus: raker theatre-of-skins 5',
  ]);
});

test('five Ulterior Motives of each faction, one of them for five players only', context => {
  proves(context, 'MC-COMP-04');
  const lines = inBox<MotiveDef>('ulterior-motive').map(
    ({ id, faction, fivePlayersOnly }) => `${id}: ${faction}${fivePlayersOnly ? ' five' : ''}`,
  );
  expect(lines.sort()).toEqual([
    'motive-architect-of-order: bone',
    'motive-gallery-of-faces: flesh',
    'motive-heir-to-the-queen: flesh',
    'motive-hidden-coven: flesh five',
    'motive-lord-of-ledgers: bone',
    'motive-mistress-of-knives: flesh',
    'motive-mortis-oath: bone',
    'motive-procession-of-ghosts: spirit',
    'motive-quiet-dominion: spirit',
    'motive-relic-keeper: spirit five',
    'motive-seat-of-the-council: bone five',
    'motive-stone-cabal: bone',
    'motive-teeming-multitudes: flesh',
    'motive-unseen-by-heaven: spirit',
    'motive-voice-of-the-unburied: spirit',
  ]);
});
