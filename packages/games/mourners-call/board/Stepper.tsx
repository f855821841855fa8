import { type AnswerDraft, classes } from '@tavolata/board-kit';
import type { AssignQuestion } from '@tavolata/kernel';
import type { ComponentChildren } from 'preact';
import css from './Stepper.module.css';
import type { Props } from './scene.ts';
import { nudged } from './shares.ts';

interface StepperProps extends Props {
  readonly question: AssignQuestion;
  readonly draft: AnswerDraft;
  readonly at: number;
  readonly name: string;
  readonly children: ComponentChildren;
}

/** A share with less and more: the same by finger, mouse or keys. */
export function Stepper({ scene: { say }, question, draft, at, name, children }: StepperProps) {
  const shares = draft.shares.value;
  const nudge = (by: 1 | -1) => {
    draft.shares.value = nudged(question, draft.shares.value, at, by);
  };
  const can = (by: 1 | -1): boolean => nudged(question, shares, at, by) !== shares;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a column of the board
    <div class={classes('mc-stepper', css.stepper)} role="group" aria-label={name}>
      {children}
      <div class={css.buttons}>
        <button
          type="button"
          class="btn"
          disabled={!can(-1)}
          aria-label={say.say('board.less', { name })}
          onClick={() => nudge(-1)}
        >
          −
        </button>
        <output>{shares[at] ?? 0}</output>
        <button
          type="button"
          class="btn"
          disabled={!can(1)}
          aria-label={say.say('board.more-of', { name })}
          onClick={() => nudge(1)}
        >
          +
        </button>
      </div>
    </div>
  );
}
