import { chapterOf, occupant, SPACES, skillsOf } from '@tavolata/sorcerers-arena';
import { listed } from '../../shared/strings.ts';
import { isSpace } from './hexes.ts';
import { type ArenaScene, characterAt } from './scene.ts';
import { sightOf } from './sight.ts';
import { nameOf, spaceName } from './words.ts';

/** What choosing a Stealthy rival costs, once it is chosen. */
function price(scene: ArenaScene): string | undefined {
  const { picking, g, say } = scene;
  const [index] = picking?.chosen.value ?? [];
  const place = index === undefined ? undefined : picking?.options[index]?.place;
  const id = isSpace(place) ? occupant(g, place) : undefined;
  if (id === undefined || !sightOf(scene)?.outcomes.get(id)?.exiles) return undefined;
  return say.say('board.reason.stealthy', { character: nameOf(scene, characterAt(scene, id).name) });
}

/** The gold spaces within reach. */
function gold(scene: ArenaScene): string | undefined {
  const { picking, say } = scene;
  const within = SPACES.filter(({ id, gold: is }) => is && (picking?.on({ place: id }) ?? []).length > 0);
  if (within.length === 0) return undefined;
  const spaces = within.map(({ id }) => spaceName(scene, id));
  return say.say('board.reason.gold', { spaces: spaces.join(', '), number: spaces.length });
}

/** The phases of the turn that are still open. */
function open({ g, say }: ArenaScene): string {
  const { moved, acted, skills } = g.state.turn;
  const phases = listed(
    !moved && say.say('phase.movement'),
    !acted && say.say('phase.action'),
    chapterOf(g).skills && skillsOf(g).some(skill => !skills.includes(skill)) && say.say('phase.skill'),
  );
  return phases === '' ? say.say('board.reason.all-done') : say.say('board.reason.open', { phases });
}

/** The line beside the question: what to keep in mind for it. */
export function reason(scene: ArenaScene): string | undefined {
  switch (scene.picking?.ask.prompt) {
    case 'choose-target':
    case 'choose-up-to-one':
      return price(scene);
    case 'move-to':
      return gold(scene);
    case 'what-next':
      return open(scene);
    default:
      return undefined;
  }
}
