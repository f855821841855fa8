import { useSignal } from '@preact/signals';
import { codeOf } from './api.ts';
import { problemText } from './problems.ts';

/** Something that takes its time and may fail: done once however often it is asked for, and heard of if it fails. */
export interface Attempt {
  /** Under way: what would begin it again is switched off. */
  readonly busy: boolean;
  /** Why it failed the last time: a code. */
  readonly problem: string | undefined;
  /** Whether it was done: not if it failed, nor if it was under way already. */
  run(work: () => Promise<unknown>): Promise<boolean>;
}

export function useAttempt(code: (error: unknown) => string = codeOf): Attempt {
  const busy = useSignal(false);
  const problem = useSignal<string | undefined>(undefined);
  return {
    get busy() {
      return busy.value;
    },
    get problem() {
      return problem.value;
    },
    async run(work) {
      if (busy.peek()) return false;
      busy.value = true;
      try {
        await work();
        problem.value = undefined;
        return true;
      } catch (error) {
        problem.value = code(error);
        return false;
      } finally {
        busy.value = false;
      }
    },
  };
}

/** Why it failed, for everybody to hear. */
export function Failure({ of }: { readonly of: Attempt }) {
  if (!of.problem) return null;
  return (
    <p class="bad" role="alert">
      {problemText(of.problem)}
    </p>
  );
}
