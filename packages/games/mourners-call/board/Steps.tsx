import { classes } from '@tavolata/board-kit';
import type { Deed } from '@tavolata/mourners-call';
import { groupsOf, type Part } from './effects.ts';
import { Glyph } from './Glyph.tsx';
import css from './Steps.module.css';
import type { Props } from './scene.ts';

interface StepsProps extends Props {
  readonly deed: Pick<Deed, 'cost' | 'does'>;
  readonly class?: string | undefined;
}

function Piece({ scene, part }: Props & { readonly part: Part }) {
  if ('sign' in part) return <Glyph name={part.sign} />;
  return <span>{'text' in part ? part.text : scene.say.say(`board.part.${part.word}`)}</span>;
}

/** An effect in signs; those who listen get its text where it stands. */
export function Steps({ scene, deed, class: more }: StepsProps) {
  return (
    <span class={classes('mc-steps', css.steps, more)} aria-hidden="true">
      {groupsOf(deed).map((parts, i) => (
        <span key={i} class={classes('mc-step', css.step, i === 0 && deed.cost !== undefined && css.price)}>
          {parts.map((part, at) => (
            <Piece key={at} scene={scene} part={part} />
          ))}
        </span>
      ))}
    </span>
  );
}
