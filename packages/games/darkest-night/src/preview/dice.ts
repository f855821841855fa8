import type { CardId, Option, Question } from '@tavolata/kernel';
import type { EventDef, PowerDef } from '../defs.ts';
import type { G, HeroId, Roll } from '../state.ts';
import {
  chanceOfAdding,
  chanceOfHighest,
  chanceOfReroll,
  chanceOfStored,
  imagined,
} from '../verbs/chance.ts';
import { diceIn, targetIn } from '../verbs/dice.ts';
import { EVENT_DRAWN } from '../zones.ts';
import { against, purposeOf, type RollPreview } from './roll.ts';

/** DN-DICE-06: a table of an event card, row by row. */
function tableOf(g: G, event: CardId, roll: Roll): RollPreview {
  const { cases = [] } = g.def(event) as EventDef;
  const rows = cases.map(({ from, to = from }) => ({ from, to, chance: chanceOfHighest(g, roll, from, to) }));
  return { hero: roll.hero, kind: 'event', dice: diceIn(g, roll), rows };
}

/** Latent Spell: the roll a hero would pay for. */
export function eventRoll(g: G, hero: HeroId, { source }: Question): RollPreview | undefined {
  const def = source === undefined ? undefined : g.def(source);
  if (source === undefined || def?.type !== 'event' || !def.price) return undefined;
  return tableOf(g, source, imagined(g, { hero, kind: 'event', base: 1 }));
}

/** The roll with what would be declared for it: artifacts, a relic, Inspire, or Prediction's dice in its place. */
export function declaredRoll(g: G, used: CardId[]): RollPreview | undefined {
  const now = g.state.rolls.at(-1);
  if (!now) return undefined;
  const roll: Roll = { ...now, used };
  const purpose = purposeOf(roll);
  const target = targetIn(g, roll);
  if (used.some(card => (g.def(card) as PowerDef).stores)) {
    const dice = g.state.stored.length;
    return target === undefined
      ? { ...purpose, dice }
      : { ...purpose, dice, target, chance: chanceOfStored(g, roll, target) };
  }
  if (target !== undefined) return against(g, roll, target);
  const event = roll.kind === 'event' ? g.cards(EVENT_DRAWN)[0] : undefined;
  return event === undefined ? { ...purpose, dice: diceIn(g, roll) } : tableOf(g, event, roll);
}

/** What a card would make of dice that lie there: it throws them again, adds some, or turns a failure round. */
export function improvedRoll(g: G, { card }: Option): RollPreview | undefined {
  const roll = g.state.rolls.at(-1);
  const target = roll && targetIn(g, roll);
  if (!roll || target === undefined || card === undefined) return undefined;
  const purpose = purposeOf(roll);
  const def = g.def(card);
  if (def.type === 'item') {
    const dice = def.addedDice ?? 0;
    return { ...purpose, dice, target, chance: dice > 0 ? chanceOfAdding(g, roll, target, dice) : 1 };
  }
  if (def.type !== 'power') return undefined;
  if (def.reroll)
    return { ...purpose, dice: roll.faces.length, target, chance: chanceOfReroll(g, roll, target) };
  return def.after ? { ...purpose, dice: 1, target, chance: chanceOfAdding(g, roll, target, 1) } : undefined;
}
