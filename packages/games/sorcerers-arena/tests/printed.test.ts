import { proves } from '@tavolata/testing';
import { expect, test } from 'vitest';
import { type AbilityDef, CHARACTERS, type CombatDef, defs, GEARS } from '../src/defs.ts';

test('copies, phase, gear and types of each Combat card', context => {
  proves(context, 'SA-CARD-03', 'SA-CARD-06', 'SA-CARD-08');
  const combat = defs.filter((def): def is CombatDef => def.type === 'combat' && !('extra' in def));
  const lines = combat.map(({ id, copies, phase, gear, types }) =>
    `${id}: ${copies} ${phase} ${gear} ${types.join(' ')}`.trim(),
  );
  expect(lines.sort()).toEqual([
    'aladdin-apple-toss: 1 action rose attack',
    'aladdin-carpet-ride: 2 movement lamp magic',
    'aladdin-lost-in-the-crowd: 2 action-or-movement shell status',
    'aladdin-pickpocket: 1 action lamp attack',
    'aladdin-scimitar-slash: 2 action crown attack',
    'aladdin-stun-and-run: 2 action lamp attack status',
    'ariel-healing-song: 2 action shell magic',
    'ariel-kelp-tangle: 2 action rose attack status',
    'ariel-swift-current: 2 movement shell',
    'ariel-trident-spark: 2 action crown attack magic',
    'ariel-voice-of-the-sea: 1 action-or-movement lamp magic',
    'ariel-whirlpool: 1 action shell attack magic',
    'demona-dive: 2 action-or-movement rose attack',
    'demona-night-glide: 2 movement shell',
    'demona-old-grudge: 1 action crown attack status',
    'demona-sorcerous-blast: 2 action lamp attack magic status',
    'demona-stone-sleep: 1 action crown status',
    'demona-talon-rake: 2 action rose attack',
    'facilier-bad-bargain: 2 action lamp magic status',
    'facilier-doll-and-pin: 2 action rose attack magic',
    'facilier-grasping-shadow: 2 action crown attack magic status',
    'facilier-leering-masks: 1 action crown magic status',
    'facilier-shadow-swap: 2 movement lamp magic',
    'facilier-smooth-talk: 1 action-or-movement shell',
    'gaston-barge-in: 2 movement rose attack',
    'gaston-expert-marksman: 2 action crown attack',
    'gaston-hunters-snare: 2 action shell attack status',
    'gaston-muscle-through: 1 movement crown',
    'gaston-shove: 2 action rose attack',
    'gaston-tavern-brawl: 1 action rose attack',
    'maleficent-green-flame: 2 action crown attack magic',
    'maleficent-ill-omen: 1 action-or-movement lamp magic status',
    'maleficent-ravens-errand: 1 movement lamp',
    'maleficent-spindle-curse: 2 action rose magic status',
    'maleficent-vanish-in-smoke: 2 movement crown magic',
    'maleficent-wall-of-thorns: 2 action shell attack magic status',
    'mickey-apprentice-scramble: 1 action-or-movement lamp',
    'mickey-broom-parade: 2 movement crown magic status',
    'mickey-magical-mob: 2 action crown attack magic',
    'mickey-shooting-star: 2 action rose attack magic',
    'mickey-spellbinding-swirlpool: 1 action shell attack magic',
    'mickey-wake-the-brooms: 2 action lamp magic status',
    'sulley-big-scare: 2 action rose attack status',
    'sulley-bounding-leap: 2 movement shell status',
    'sulley-brace: 1 action-or-movement lamp status',
    'sulley-closet-door: 1 movement lamp',
    'sulley-haymaker: 2 action crown attack',
    'sulley-protective-roar: 2 action shell status',
  ]);
});

test('Health, VP and Initiative on each Turn Order tile', context => {
  proves(context, 'SA-TILE-01', 'SA-TILE-02', 'SA-TILE-03');
  expect(CHARACTERS.map(({ id, hp, vp, initiative }) => `${id}: ${hp} ${vp} ${initiative}`)).toEqual([
    'aladdin: 11 4 2',
    'ariel: 8 4 7',
    'demona: 9 5 4',
    'facilier: 8 3 12',
    'gaston: 10 5 9',
    'maleficent: 10 5 9',
    'mickey: 8 3 5',
    'sulley: 14 8 14',
  ]);
});

test('hand, movement, attack and price of the upgrade on each Ability card', context => {
  proves(context, 'SA-ABIL-03', 'SA-UPG-05');
  const abilities = defs.filter((def): def is AbilityDef => def.type === 'ability');
  const lines = abilities.map(({ id, handSize, standardMove, standardAttack, upgradeCost }) => {
    const price = [...GEARS]
      .sort()
      .flatMap(gear => (upgradeCost[gear] ? `${upgradeCost[gear]} ${gear}` : []));
    return `${id}: ${handSize} ${standardMove} ${standardAttack}, ${price.join(' ')}`;
  });
  expect(lines.sort()).toEqual([
    'ability-aladdin: 2 3 2, 1 crown 2 lamp 1 rose',
    'ability-ariel: 2 3 1, 1 lamp 1 rose 2 shell',
    'ability-demona: 2 3 2, 1 crown 1 lamp 2 rose',
    'ability-facilier: 3 2 2, 2 crown 1 lamp 1 shell',
    'ability-gaston: 2 2 2, 1 lamp 2 rose 1 shell',
    'ability-maleficent: 2 2 1, 2 crown 1 lamp 2 rose 1 shell',
    'ability-mickey: 3 2 2, 2 crown 1 lamp 1 shell',
    'ability-sulley: 1 2 3, 1 crown 1 rose 2 shell',
  ]);
});
