import {
  attackParagraph,
  type SkillName,
  skillsOf,
  standardMove,
  strengthOf,
} from '@tavolata/sorcerers-arena';
import type { ArenaScene } from './scene.ts';
import { alliesAlone } from './sight.ts';
import { costWords, skillName } from './words.ts';

/** Something the active character can do besides playing a card. */
export interface Deed {
  readonly place: string;
  readonly icon: string;
  readonly name: string;
  readonly does: string;
  /** Its phase of this turn is over. */
  readonly done: boolean;
}

export function deedsOf(scene: ArenaScene): Deed[] {
  const { g, say } = scene;
  const { marker, turn } = g.state;
  const { damage = 0, range } = attackParagraph(g, marker, false);
  const dealt = damage + strengthOf(g, marker, damage);
  const isOpen = (scene.draft?.on({ place: 'standard-attack' }) ?? []).length > 0;
  const skills = skillsOf(g).map(
    (skill: SkillName): Deed => ({
      place: skill,
      icon: 'i-magic',
      name: skillName(scene, skill),
      does: costWords(scene, skill),
      done: turn.skills.includes(skill),
    }),
  );
  return [
    {
      place: 'standard-movement',
      icon: 'i-move',
      name: say.say('phase.movement'),
      does: say.say('does.deed.standard-movement', { number: standardMove(g, marker) }),
      done: turn.moved,
    },
    {
      place: 'standard-attack',
      icon: 'i-attack',
      name: say.say('phase.action'),
      does: say.say(
        isOpen && alliesAlone(scene).length > 0 ? 'does.deed.attack-allies' : 'does.deed.standard-attack',
        { number: dealt, range },
      ),
      done: turn.acted,
    },
    ...skills,
  ];
}

/** Whether it is asked what to do next: where room is scarce, only then are they shown. */
export const isDeedAsked = ({ draft }: ArenaScene): boolean => draft?.question.prompt === 'what-next';
