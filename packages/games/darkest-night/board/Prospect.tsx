import { classes } from '@tavolata/board-kit';
import { limits, type RollPreview } from '@tavolata/darkest-night';
import { Finds } from './Finds.tsx';
import css from './Prospect.module.css';
import { percent, prospectNow, rollWords } from './prospects.ts';
import type { NightScene, Props } from './scene.ts';

const MOST_DICE = 8;

/** Dice to be thrown, by where they come from: those of the action or the Tactic, and those added to them. */
function Pool({ roll: { dice }, base }: { readonly roll: RollPreview; readonly base: number }) {
  return (
    <span class={css.pool} aria-hidden="true">
      {Array.from({ length: Math.min(dice, MOST_DICE) }, (_, i) => (
        <i key={i} class={classes(i >= base && css.more)}>
          {i < base ? '?' : '+'}
        </i>
      ))}
    </span>
  );
}

/** The dice an answer brings by itself. */
function baseOf({ draft, g }: NightScene, { dice }: RollPreview): number {
  const option = draft?.options[draft.chosen.value[0] ?? -1];
  const declared = g.state.rolls.at(-1)?.base;
  if (option?.key === 'search') return limits.search.dice;
  if (option?.key === 'pray') return limits.pray.dice;
  if (option?.key.endsWith('-plain')) return limits.combat.dice;
  return option?.value ?? declared ?? dice;
}

/** What the roll would be as the question stands now. */
export function Prospect({ scene }: Props) {
  const { say } = scene;
  const roll = prospectNow(scene);
  if (!roll || scene.g.state.rolls.some(({ faces }) => faces.length > 0)) return null;
  return (
    <div class={css.prospect}>
      <Pool roll={roll} base={baseOf(scene, roll)} />
      <b role="status">{rollWords(scene, roll)}</b>
      {roll.rows?.map(({ from, to, chance }) => (
        <span key={from}>
          {from === to ? from : `${from}–${to}`}: <b>{percent(chance)}</b>
        </span>
      ))}
      {roll.kind === 'search' && <Finds scene={scene} roll={roll} />}
      <span class="unseen">{say.say('night.roll')}</span>
    </div>
  );
}
