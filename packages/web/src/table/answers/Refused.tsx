import type { TablePageState } from '../state/page-state.ts';

/** Why the host did nothing about what was wished last: the rules' reason if they have one. Where it stands is heard. */
export function Refused({ state }: { readonly state: TablePageState }) {
  const problem = state.problem.value;
  if (!problem) return null;
  return <p class="why bad">{problem}</p>;
}
