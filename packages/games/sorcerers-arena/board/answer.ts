import type { Option, Pick } from '@tavolata/kernel';
import {
  active,
  areRivals,
  type CharacterName,
  occupant,
  SPACES,
  type SpaceName,
} from '@tavolata/sorcerers-arena';
import { isSpace } from './hexes.ts';
import { tellOutcome } from './outcome.ts';
import { type ArenaScene, characterAt } from './scene.ts';
import { alliesAlone, sightOf } from './sight.ts';
import { nameOf } from './words.ts';

const isGold = (space: SpaceName): boolean => SPACES.some(({ id, gold }) => id === space && gold);

/** Whom it hits or helps, and what becomes of them. */
function onSomebody(scene: ArenaScene, space: SpaceName): string | undefined {
  const { g, say } = scene;
  const id = occupant(g, space);
  const sight = sightOf(scene);
  const outcome = id === undefined ? undefined : sight?.outcomes.get(id);
  if (id === undefined || !sight || !outcome) return undefined;
  const harm = areRivals(g, sight.self, id) ? 'hit' : 'hit-own';
  return say.say(`board.answer.${outcome.damage > 0 ? harm : 'choose'}`, {
    character: nameOf(scene, characterAt(scene, id).name),
    outcome: tellOutcome(scene, id, outcome).head,
  });
}

/** SA-ACT-04: an attack that can only hit allies is confirmed as one; the choice of the only one is nobody's any more. */
function onAllies(scene: ArenaScene): string | undefined {
  const names = alliesAlone(scene).map(id => nameOf(scene, characterAt(scene, id).name));
  if (names.length === 0) return undefined;
  return scene.say.say('board.answer.attack-own', { character: names[0], number: names.length });
}

/** Who is there from now on, said without the space's name: the board does not print it. */
function here(scene: ArenaScene, how: string): string | undefined {
  const character = scene.draft?.question.params?.character;
  if (character === undefined) return undefined;
  return scene.say.say(`board.answer.${how}`, { character: nameOf(scene, character as CharacterName) });
}

/** Where it goes; a gold space scores for the one who ends its turn there. */
function toSpace(scene: ArenaScene, { key }: Option, space: SpaceName): string | undefined {
  const { g, draft } = scene;
  if (key === 'stay') return here(scene, 'stay');
  const isActive = draft?.question.params?.character === active(g).name;
  return here(scene, isActive && isGold(space) ? 'go-gold' : 'go');
}

/** What the main button says: the answer, with what comes of it. */
export function answer(scene: ArenaScene, pick: Pick): string | undefined {
  const { draft } = scene;
  const option = typeof pick === 'number' ? draft?.options[pick] : undefined;
  if (option?.key === 'standard-attack') return onAllies(scene);
  if (!draft || !option || !isSpace(option.place)) return undefined;
  switch (draft.question.prompt) {
    case 'choose-target':
    case 'choose-up-to-one':
      return onSomebody(scene, option.place);
    case 'place':
    case 'return-to':
      return here(scene, draft.question.prompt);
    case 'move-to':
    case 'leap-to':
      return toSpace(scene, option, option.place);
    default:
      return undefined;
  }
}
