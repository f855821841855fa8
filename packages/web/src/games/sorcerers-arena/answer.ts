import type { Option, Pick } from '@tavolata/kernel';
import { active, type CharacterName, occupant, SPACES, type SpaceName } from '@tavolata/sorcerers-arena';
import { isSpace } from './hexes.ts';
import { tellOutcome } from './outcome.ts';
import { type ArenaScene, characterAt } from './scene.ts';
import { sightOf } from './sight.ts';
import { nameOf } from './words.ts';

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

/** Who is there from now on, said without the space's name: the board does not print it. */
function here(scene: ArenaScene, how: string): string | undefined {
  const character = scene.picking?.ask.params?.character;
  if (character === undefined) return undefined;
  return scene.say.say(`board.answer.${how}`, { character: nameOf(scene, character as CharacterName) });
}

/** Where it goes; a gold space scores for the one who ends its turn there. */
function toSpace(scene: ArenaScene, { key }: Option, space: SpaceName): string | undefined {
  const { g, picking } = scene;
  if (key === 'stay') return here(scene, 'stay');
  const isActive = picking?.ask.params?.character === active(g).name;
  return here(scene, isActive && isGold(space) ? 'go-gold' : 'go');
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
    case 'place':
    case 'return-to':
      return here(scene, picking.ask.prompt);
    case 'move-to':
    case 'leap-to':
      return toSpace(scene, option, option.place);
    default:
      return undefined;
  }
}
