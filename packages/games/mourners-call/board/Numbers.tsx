import { classes } from '@tavolata/board-kit';
import type { NumberQuestion } from '@tavolata/kernel';
import { Glyph } from './Glyph.tsx';
import css from './Numbers.module.css';
import panel from './Panel.module.css';
import small from './Small.module.css';
import type { Props } from './scene.ts';

/** More than this are smaller. */
const MANY = 14;

interface KeysProps extends Props {
  readonly question: NumberQuestion;
  readonly sign: string;
}

/** All numbers that can be answered, as keys. */
export function NumberKeys({ scene: { draft }, question, sign }: KeysProps) {
  if (!draft) return null;
  const all = Array.from({ length: question.max - question.min + 1 }, (_, i) => question.min + i);
  return (
    <div class={classes('mc-keys', css.keys, all.length > MANY && css.many)}>
      {all.map(number => {
        const chosen = draft.number.value === number;
        return (
          <button
            type="button"
            key={number}
            class={classes('thing', css.key, small.small, chosen ? 'is-selected' : 'is-lit')}
            aria-pressed={chosen}
            onClick={() => {
              draft.number.value = number;
            }}
          >
            {number}
            <Glyph name={sign} />
          </button>
        );
      })}
    </div>
  );
}

/** How many: Etherea to add against a Raker, Unity to give up. */
export function Numbers({ scene, question }: Props & { readonly question: NumberQuestion }) {
  const { say, draft } = scene;
  const fight = question.prompt === 'spend-on-raker';
  const total = Number(question.params?.total ?? 0) + (draft?.number.value ?? 0);
  const needed = Number(question.params?.needed ?? 0);
  return (
    <>
      {fight && (
        <p class={classes(panel.note, css.total, total >= needed && css.enough)} role="status">
          {say.say(total >= needed ? 'board.fight.wins' : 'board.fight.loses', { total, needed })}
        </p>
      )}
      <NumberKeys scene={scene} question={question} sign={fight ? 'etherea' : 'unity'} />
    </>
  );
}
