import type { TableState } from './state.ts';
import { defOf } from './things.ts';

/** Why the host did nothing about what was wished last: the rules' reason if they have one. */
export function Refused({ state }: { readonly state: TableState }) {
  const problem = state.problem.value;
  if (!problem) return null;
  const { code, refusal } = problem;
  const speaker = state.speaker.value;
  return (
    <p class="why bad" role="alert">
      {refusal ? speaker.refusal(refusal, defOf(state)) : speaker.error(code)}
    </p>
  );
}
