import { isHidden, listed, whose } from '@tavolata/board-kit';
import type { CardId, DeniedOption, Seat } from '@tavolata/kernel';
import {
  type CharacterId,
  type CharacterName,
  type CombatDef,
  type Cost,
  characterDef,
  maxHp,
  type SkillName,
  type StatusName,
  skillDef,
} from '@tavolata/sorcerers-arena';
import { headline } from './headline.ts';
import { type ArenaScene, characterAt } from './scene.ts';

export const nameOf = ({ say }: ArenaScene, name: CharacterName): string => say.say(`term.${name}`);
export const seatName = ({ you, say }: ArenaScene, seat: Seat): string =>
  seat === you ? say.say('board.you') : say.seat(seat);
export const cardName = ({ g, say }: ArenaScene, card: CardId): string => {
  const { id, back } = g.def(card);
  return say.card(id, back);
};
export const skillName = ({ say }: ArenaScene, skill: SkillName): string => say.card(skill);
export const spaceName = ({ say }: ArenaScene, space: string): string => say.say(`term.${space}`);

/** Statuses with their counters, in the order they came. */
export const statusesOf = (scene: ArenaScene, id: CharacterId): [StatusName, number][] =>
  Object.entries(characterAt(scene, id).statuses) as [StatusName, number][];

/** Everything about a character, for those who listen. */
export function characterLabel(scene: ArenaScene, id: CharacterId): string {
  const { say, g } = scene;
  const who = characterAt(scene, id);
  return listed(
    say.say(`term.${who.name}`),
    say.say(`side.${g.state.sides[who.seat]}`),
    say.say('board.team-of', whose(scene, who.seat)),
    who.hp === 0 ? say.say('board.ko') : say.say('board.health', { hp: who.hp, max: maxHp(who) }),
    who.space && say.say('board.at', { space: spaceName(scene, who.space) }),
    ...statusesOf(scene, id).map(([status, number]) => say.say('board.counters', { status, number })),
    say.say('board.ko-worth', { vp: characterDef(who.name).vp }),
    who.upgraded && say.say('board.upgraded'),
    id === g.state.marker && g.state.round > 0 && say.say('board.acting'),
  );
}

/** A Combat card's full name: number, phase, types, gear and whose it is. */
export function cardLabel(scene: ArenaScene, card: CardId): string {
  const { g, say } = scene;
  const def = g.def(card);
  const name = cardName(scene, card);
  if (isHidden(def)) return name;
  if (def.type === 'ability') return listed(name, say.say('type.ability'));
  return listed(
    name,
    def.character !== 'nobody' && nameOf(scene, def.character),
    say.say(`banner.${def.phase}`),
    numberWords(scene, def),
    ...def.types.map(type => say.say(`card-type.${type}`)),
    def.gear && say.card(def.gear),
  );
}

/** The number that matters, in words. */
export function numberWords({ say }: ArenaScene, def: CombatDef): string | undefined {
  const line = headline(def);
  return line && say.say(`board.number.${line.kind}`, { number: line.number });
}

export function costWords({ say }: ArenaScene, skill: SkillName): string {
  const { cost, kind } = skillDef(skill);
  if (kind === 'triggered') return say.say('board.cost.triggered');
  if (!cost) return say.say('board.cost.free');
  return isDiscard(cost)
    ? say.say(`board.cost.${cost.discard}`)
    : say.say('board.cost.counters', { number: cost.number, status: cost.counters });
}
const isDiscard = (cost: Cost): cost is Extract<Cost, { discard: unknown }> => 'discard' in cost;

/** Why not, in three words; the whole sentence and the rule come with a tap. */
export function shortReason(
  { say }: ArenaScene,
  { reason }: DeniedOption,
  params: Readonly<Record<string, unknown>> = {},
): string {
  const key = `short.refuse.${reason}`;
  return say.has(key) ? say.say(key, params) : say.say(`refuse.${reason}`, params);
}
