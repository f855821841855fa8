import { abilityDef, type CharacterName, chapterOf, characterDef } from '@tavolata/sorcerers-arena';
import type { ArenaScene } from './scene.ts';

/** Health, move, attack, initiative, and what a KO is worth: as printed, in words. */
export function factWords({ say, g }: ArenaScene, name: CharacterName): string[] {
  const { hp, vp, initiative } = characterDef(name);
  const { standardMove, standardAttack } = abilityDef(name);
  const chapter = chapterOf(g);
  return [
    say.say('board.health-printed', { hp }),
    say.say('board.move', { number: chapter.standardMove ?? standardMove }),
    say.say('board.attack', { number: chapter.standardAttack ?? standardAttack }),
    say.say('board.initiative', { number: initiative }),
    say.say('board.ko-worth', { vp }),
  ];
}
