import { classes } from '@tavolata/board-kit';
import { abilityDef, chapterOf, gearsOf } from '@tavolata/sorcerers-arena';
import { UpgradeCost } from './Gears.tsx';
import css from './Skills.module.css';
import { type CharacterProps, characterAt } from './scene.ts';
import { costWords, skillName } from './words.ts';

/** Skills with their prices, and the upgrade with its gear. */
export function Skills({ scene, id }: CharacterProps) {
  const { g, say } = scene;
  const who = characterAt(scene, id);
  const { skills, upgraded } = abilityDef(who.name);
  return (
    <>
      <div class={`sa-skill ${css.skill}`}>
        <span class={css.word}>{say.say('board.skill')}</span>
        <span class={css.skills}>
          {skills.map(skill => (
            <span key={skill}>
              <b>{skillName(scene, skill)}</b>
              <em>{costWords(scene, skill)}</em>
            </span>
          ))}
        </span>
      </div>
      {chapterOf(g).upgrades && (
        <div class={classes(css.skill, css.upgrade, who.upgraded && css.done)}>
          <span class={css.word}>{say.say(who.upgraded ? 'board.upgraded' : 'board.upgrade')}</span>
          <b>{skillName(scene, upgraded)}</b>
          {who.upgraded ? (
            <em aria-hidden="true">✓</em>
          ) : (
            <UpgradeCost scene={scene} name={who.name} owned={gearsOf(g, who.seat)} />
          )}
        </div>
      )}
    </>
  );
}
