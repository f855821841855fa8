import type { Option, Pick } from '@tavolata/kernel';
import { active, occupant, SPACES, type SpaceName } from '@tavolata/sorcerers-arena';
import { isSpace } from './hexes.ts';
import { tellOutcome } from './outcome.ts';
import { type ArenaScene, characterAt } from './scene.ts';
import { sightOf } from './sight.ts';
import { nameOf, spaceName } from './words.ts';

const isGold = (space: SpaceName): boolean => SPACES.some(({ id, gold }) => id === space && gold);

/** Whom it hits or helps, and what becomes of them. */
function onSomebody(scene: ArenaScene, space: SpaceName): string | undefined {
  const id = occupant(scene.g, space);
  const outcome = id === undefined ? undefined : sightOf(scene)?.outcomes.get(id);
  if (id === undefined || !outcome) return undefined;
  return scene.say.say(outcome.damage > 0 ? 'board.answer.hit' : 'board.answer.choose', {
    character: nameOf(scene, characterAt(scene, id).name),
    outcome: tellOutcome(scene, id, outcome).head,
  });
}

/** Where it goes; a gold space scores for the one who ends its turn there. */
function toSpace(scene: ArenaScene, { key }: Option, space: SpaceName): string | undefined {
  const { g, say, picking } = scene;
  if (key === 'stay') return undefined;
  const isActive = picking?.ask.params?.character === active(g).name;
  const where = { space: spaceName(scene, space) };
  return say.say(isActive && isGold(space) ? 'board.answer.move-gold' : 'board.answer.move', where);
}

/** What the main button says: the answer, with what comes of it. */
export function answer(scene: ArenaScene, pick: Pick): string | undefined {
  const { picking } = scene;
  const option = typeof pick === 'number' ? picking?.options[pick] : undefined;
  if (!picking || !option || !isSpace(option.place)) return undefined;
  switch (picking.ask.prompt) {
    case 'choose-target':
    case 'choose-up-to-one':
      return onSomebody(scene, option.place);
    case 'move-to':
      return toSpace(scene, option, option.place);
    default:
      return undefined;
  }
}
