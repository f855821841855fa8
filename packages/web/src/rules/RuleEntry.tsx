import { classes, say } from '@tavolata/board-kit';
import { language } from '../shared/language.ts';
import { runsOf } from './marks.ts';
import type { FoundRule } from './search.ts';

interface Props {
  readonly entry: FoundRule;
  readonly wanted: readonly string[];
  /** Whether it is the one somebody was led to. */
  readonly isMeant: boolean;
}

/** Where the book leaves it open, and we had to decide. */
const OURS: readonly unknown[] = ['silent', 'ambiguous'];

/** One rule: what the book says or, set apart, what we made of its silence. */
export function RuleEntry({ entry: [id, rule], wanted, isMeant }: Props) {
  const isOurs = OURS.includes(rule.basis);
  return (
    <article id={id} class={classes(isMeant && 'on', isOurs && 'ours')}>
      <h3>
        <Marked text={id} wanted={wanted} />
      </h3>
      {isOurs && <p class="ruling">{say(`rules.${rule.basis}`)}</p>}
      <p>
        <Marked text={rule[language.value]} wanted={wanted} />
      </p>
    </article>
  );
}

export const Marked = ({ text, wanted }: { readonly text: string } & Pick<Props, 'wanted'>) => (
  <>{runsOf(text, wanted).map(run => (run.isFound ? <mark>{run.text}</mark> : run.text))}</>
);
