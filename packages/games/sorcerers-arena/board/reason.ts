import { listed } from '@tavolata/board-kit';
import { active, chapterOf, occupant, SPACES, type SpaceName, skillsOf } from '@tavolata/sorcerers-arena';
import { centre, isSpace } from './hexes.ts';
import { type ArenaScene, characterAt, mySide } from './scene.ts';
import { sightOf } from './sight.ts';
import { nameOf, skillName, spaceName } from './words.ts';

/** What choosing a Stealthy rival costs, once it is chosen. */
function price(scene: ArenaScene): string | undefined {
  const { draft, g, say } = scene;
  const [index] = draft?.chosen.value ?? [];
  const place = index === undefined ? undefined : draft?.options[index]?.place;
  const id = isSpace(place) ? occupant(g, place) : undefined;
  if (id === undefined || !sightOf(scene)?.outcomes.get(id)?.exiles) return undefined;
  return say.say('board.reason.exiles', { character: nameOf(scene, characterAt(scene, id).name) });
}

/** The gold spaces within reach. */
function gold(scene: ArenaScene): string | undefined {
  const { draft, say } = scene;
  const within = SPACES.filter(({ id, gold: is }) => is && (draft?.on({ place: id }) ?? []).length > 0);
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

/** What somebody is chosen for, where no card asks. */
function cause(scene: ArenaScene): string | undefined {
  const { g, say } = scene;
  const { resolving } = g.state;
  if (resolving?.skill) return skillName(scene, resolving.skill);
  if (resolving) return undefined;
  return say.say('board.reason.attack', { character: nameOf(scene, active(g).name) });
}

/** Where a space lies that is asked for by its name. */
function side(scene: ArenaScene): string | undefined {
  const space = scene.draft?.question.params?.space as SpaceName | undefined;
  if (!isSpace(space)) return undefined;
  const hand = centre(space, mySide(scene)).x < 0 ? 'left' : 'right';
  return scene.say.say('board.reason.side', { place: spaceName(scene, space), hand });
}

/** What an upgrade still costs, as far as cards are chosen for it. */
function unpaid(scene: ArenaScene): string | undefined {
  const { g, draft, say } = scene;
  const { question, options } = draft ?? {};
  if (question?.kind !== 'some' || !draft) return undefined;
  const left = (question.limits ?? []).flatMap(({ weights, min = 0 }) => {
    const paid = draft.chosen.value.filter(i => weights[i]).length;
    const { card } = options?.[weights.findIndex(weight => weight > 0)] ?? {};
    const def = card === undefined ? undefined : g.def(card);
    const gear = def?.type === 'combat' ? def.gear : undefined;
    if (!gear || paid >= min) return [];
    const number = min - paid;
    return number > 1 ? say.say('board.copies', { card: say.card(gear), number }) : say.card(gear);
  });
  return left.length === 0 ? undefined : say.say('board.reason.unpaid', { gears: listed(...left) });
}

/** The line beside the question: what to keep in mind for it. */
export function reason(scene: ArenaScene): string | undefined {
  switch (scene.draft?.question.prompt) {
    case 'choose-target':
    case 'choose-up-to-one':
      return price(scene) ?? cause(scene);
    case 'move-to':
      return gold(scene);
    case 'place-first':
      return side(scene);
    case 'pay-upgrade':
      return unpaid(scene);
    case 'what-next':
      return open(scene);
    default:
      return undefined;
  }
}
