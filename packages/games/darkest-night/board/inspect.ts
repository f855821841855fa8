import type { Inspected } from '@tavolata/board-kit';
import {
  activeOf,
  type BlightDef,
  type CardDef,
  enemyDef,
  heroAt,
  isNegated,
  LOCATIONS,
  mightOf,
} from '@tavolata/darkest-night';
import type { CardId } from '@tavolata/kernel';
import { outcomeWords } from './outcome.ts';
import { prospectOf, rollWords } from './prospects.ts';
import type { NightScene } from './scene.ts';
import { placeName, termOf } from './words.ts';

const BY_KIND = {
  action: ['DN-POWER-04'],
  tactic: ['DN-POWER-05'],
  bonus: ['DN-POWER-06'],
  active: ['DN-POWER-07', 'DN-EXH-05'],
  'on-gain': [],
} as const;
const AT_MOST = 3;

/** Rules that concern a card by what it is. */
function rulesOf(def: CardDef): readonly string[] {
  if (def.type === 'blight') return ['DN-DARK-06'];
  return def.type === 'power' ? def.kinds.flatMap(kind => BY_KIND[kind]) : [];
}

/** The place or the hero a card lies with. */
function whereOf(scene: NightScene, card: CardId): string | undefined {
  const { g } = scene;
  const [kind, owner = ''] = g.zoneOf(card).split('/');
  const place = LOCATIONS.find(({ id }) => id === owner);
  if (place) return placeName(scene, place.id);
  const name = kind === 'powers' || kind === 'items' ? heroAt(g, Number(owner)).name : undefined;
  return name && termOf(scene, name);
}

/** What is known about a blight beside its text: its monster, and what an attack that fails brings. */
function aboutBlight(scene: NightScene, card: CardId): string[] {
  const { g, say } = scene;
  const { enemy, defense } = g.def(card) as BlightDef;
  const { strength = 0, awareness = 0 } = enemy ? enemyDef(enemy) : {};
  return [
    ...(enemy ? [say.say('night.foe', { strength, awareness })] : []),
    say.say('night.defense', { outcome: outcomeWords(scene, defense).join(', ') }),
    ...(isNegated(g, card) ? [say.say('night.negated')] : []),
  ];
}

/** What picking it would mean, each answer with its dice. */
function answers(scene: NightScene, card: CardId): string[] {
  const { g, say, draft } = scene;
  return (draft?.on({ card }) ?? []).flatMap(index => {
    const option = draft?.options[index];
    const roll = prospectOf(scene, index);
    if (!option) return [];
    const name = say.option(option, each => g.def(each));
    return [roll ? `${name}: ${rollWords(scene, roll)}` : name];
  });
}

/** What the magnifying glass tells beside the card itself. */
export function inspect(scene: NightScene, card: CardId): Inspected {
  const { g, say } = scene;
  const def = g.def(card);
  const isBlight = def.type === 'blight' && g.zoneOf(card).startsWith('blights/');
  const where = whereOf(scene, card);
  const active = activeOf(g, card);
  return {
    ...(where !== undefined && { where }),
    ...(isBlight && {
      title: say.say('night.numbers.might'),
      total: { label: say.say('night.numbers.might'), value: String(mightOf(g, card)) },
    }),
    now: [
      ...(active ? [say.say('night.state.active')] : []),
      ...(isBlight ? aboutBlight(scene, card) : []),
      ...answers(scene, card),
    ],
    rules: [...new Set(rulesOf(def))].slice(0, AT_MOST),
  };
}
