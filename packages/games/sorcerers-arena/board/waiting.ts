import type { Waiting } from '@tavolata/board-kit';
import { damageOf } from './numbers.ts';
import { type ArenaScene, abilityCardOf, characterAt } from './scene.ts';
import { nameOf, skillName } from './words.ts';

/** What is being carried out, and the abilities that wait for it: next on top. */
export function waiting(scene: ArenaScene): Waiting[] {
  const { g, say } = scene;
  const { pending, resolving } = g.state;
  const abilities = pending.flatMap(({ skill, by }) => {
    const { name, seat } = characterAt(scene, by);
    const card = abilityCardOf(scene, name, seat);
    const effect = say.say(`card.${skill}.text`);
    return card === undefined ? [] : [{ card, by: seat, line: skillName(scene, skill), effect }];
  });
  if (!resolving) return abilities;
  const { name, seat } = characterAt(scene, resolving.by);
  const card = resolving.card ?? abilityCardOf(scene, name, seat);
  if (card === undefined) return abilities;
  const damage = resolving.card === undefined ? undefined : damageOf(scene, resolving.card);
  const line = resolving.skill
    ? skillName(scene, resolving.skill)
    : damage
      ? say.say(damage.atLeast ? 'arena.damage-at-least' : 'board.number.damage', { number: damage.total })
      : nameOf(scene, name);
  const effect = say.say(`card.${resolving.skill ?? g.def(card).id}.text`);
  return [...abilities, { card, by: seat, line, effect }];
}
