import { type Described, listed, type ThingRef } from '@tavolata/board-kit';
import type { CardId, Seat } from '@tavolata/kernel';
import {
  abilityDef,
  active,
  CHARACTERS,
  type CharacterName,
  type CombatDef,
  chapterOf,
  deck,
  discardPile,
  exilePile,
  GEARS,
  occupant,
  PRESETS,
  type SkillName,
  SPACES,
  STATUSES,
  sorcerersArena,
} from '@tavolata/sorcerers-arena';
import { deedsOf } from './deeds.ts';
import { factWords } from './facts.ts';
import { isSpace } from './hexes.ts';
import { pointsLine } from './in-words.ts';
import { cardOfCharacter } from './readable.ts';
import { type ArenaScene, heldBy } from './scene.ts';
import { characterLabel, costWords, seatName, skillName, spaceName } from './words.ts';

type Parts = Described['parts'];

const RULES: Readonly<Record<string, readonly string[]>> = {
  'standard-movement': ['SA-MOVE-01'],
  'standard-attack': ['SA-ACT-01'],
};

const combatOf = (name: CharacterName): CombatDef[] =>
  sorcerersArena.defs.flatMap(def => (def.type === 'combat' && def.character === name ? [def] : []));

const times = (word: string, number = 1): string => (number > 1 ? `${word} ×${number}` : word);

function skillPart(scene: ArenaScene, skill: SkillName): Parts[number] {
  const { say } = scene;
  const title = say.say('board.read.skill', { name: skillName(scene, skill), cost: costWords(scene, skill) });
  return { title, text: say.say(`card.${skill}.text`) };
}

function upgradePart(scene: ArenaScene, character: CharacterName): Parts[number] {
  const { say } = scene;
  const { upgraded, upgradeCost } = abilityDef(character);
  const gears = GEARS.filter(gear => upgradeCost[gear]).map(gear => times(say.card(gear), upgradeCost[gear]));
  const title = say.say('board.read.upgrade', { name: skillName(scene, upgraded), gears: listed(...gears) });
  return { title, text: say.say(`card.${upgraded}.text`) };
}

/** Skills and upgrade, as far as the chapter has them. */
function abilities(scene: ArenaScene, name: CharacterName): Parts {
  const { skills, upgrades } = chapterOf(scene.g);
  return [
    ...(skills ? abilityDef(name).skills.map(skill => skillPart(scene, skill)) : []),
    ...(upgrades ? [upgradePart(scene, name)] : []),
  ];
}

/** Somebody to choose: numbers, skills, and every card that comes along. */
function character(scene: ArenaScene, name: CharacterName): Described {
  const { say } = scene;
  const cards = combatOf(name);
  const count = cards.reduce((sum, { copies }) => sum + copies, 0);
  return {
    name: say.say(`term.${name}`),
    parts: [
      { text: listed(...factWords(scene, name)) },
      ...abilities(scene, name),
      { title: say.say('board.read.cards'), text: say.say('board.left', { count }) },
      ...cards.map(({ id, back, copies }) => ({
        title: times(say.card(id, back), copies),
        text: say.say(`card.${id}.text`),
      })),
    ],
  };
}

/** A team to choose as a whole: of its characters the same, their cards by name. */
function team(scene: ArenaScene, { side, characters }: (typeof PRESETS)[number]): Described {
  const { say } = scene;
  return {
    name: say.say(`board.team.${side}`),
    parts: characters.flatMap(name => [
      { title: say.say(`term.${name}`), text: listed(...factWords(scene, name)) },
      ...abilities(scene, name),
      {
        title: say.say('board.read.cards'),
        text: listed(...combatOf(name).map(({ id, back, copies }) => times(say.card(id, back), copies))),
      },
    ]),
  };
}

/** What the active character can do besides playing a card. */
function deed(scene: ArenaScene, place: string): Described | undefined {
  const { g } = scene;
  if (g.state.round === 0) return undefined;
  const { name } = active(g);
  if (place === 'upgrade') return { ...alone(upgradePart(scene, name)), rules: ['SA-UPG-01'] };
  const { skills, upgraded } = abilityDef(name);
  const skill = [...skills, upgraded].find(each => each === place);
  if (skill) return { ...alone(skillPart(scene, skill)), rules: ['SA-SKILL-02'] };
  const found = deedsOf(scene).find(each => each.place === place);
  return found && { name: found.name, parts: [{ text: found.does }], rules: RULES[place] ?? [] };
}

const alone = ({ title = '', text }: Parts[number]): Described => ({ name: title, parts: [{ text }] });

/** A space is read by whoever stands there; an empty one if it is gold. */
function space(scene: ArenaScene, place: string): CardId | Described | undefined {
  if (!isSpace(place)) return undefined;
  const there = occupant(scene.g, place);
  if (there !== undefined) return cardOfCharacter(scene, there);
  if (!SPACES.some(({ id, gold }) => id === place && gold)) return undefined;
  const name = spaceName(scene, place);
  return { name, parts: [{ text: scene.say.say('board.reason.gold', { spaces: name, number: 1 }) }] };
}

function status(scene: ArenaScene, place: string): Described | undefined {
  const { say } = scene;
  const found = STATUSES.find(({ id }) => id === place);
  return (
    found && {
      name: say.say(`term.${found.id}`),
      parts: [{ text: say.say(`card.${found.id}.text`) }, { text: say.say(`board.timing.${found.timing}`) }],
    }
  );
}

/** A Summoner: how far they are, how many cards they have where, and whom they lead. */
function summoner(scene: ArenaScene, seat: Seat): Described {
  const { g, say } = scene;
  const count = (zone: string): number => g.cards(zone).length;
  const piles = {
    deck: count(deck(seat)),
    discard: count(discardPile(seat)),
    exile: count(exilePile(seat)),
  };
  return {
    name: seatName(scene, seat),
    parts: [
      { text: pointsLine(scene, seat) },
      ...(g.state.round === 0
        ? []
        : [
            { text: say.say('board.count.hand', heldBy(scene, seat)) },
            { text: say.say('board.piles-line', piles) },
          ]),
      ...g.state.row.flatMap((who, id) => (who.seat === seat ? [{ text: characterLabel(scene, id) }] : [])),
    ],
  };
}

/** Of a thing of the arena that is no card: the card that stands for it, or what there is to read about it. */
export function describe(scene: ArenaScene, thing: ThingRef): CardId | Described | undefined {
  if ('seat' in thing) return summoner(scene, thing.seat);
  if (!('place' in thing)) return undefined;
  const { place } = thing;
  const one = CHARACTERS.find(({ id }) => id === place);
  if (one) return character(scene, one.id);
  const preset = PRESETS.find(({ side }) => side === place);
  if (preset) return team(scene, preset);
  return space(scene, place) ?? deed(scene, place) ?? status(scene, place);
}
