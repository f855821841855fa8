import { useSignal } from '@preact/signals';
import { codeOf } from '../online/api.ts';
import { problemText } from '../online/problems.ts';
import { go } from '../shared/places.ts';
import { say } from '../shared/Say.tsx';

/** A saved match, opened to be looked at and gone on with. */
export function OpenFile() {
  const problem = useSignal<string | undefined>(undefined);
  const open = async (chosen: File | undefined) => {
    if (!chosen) return;
    try {
      const { openFile } = await import('../replay/sources.ts');
      go({ at: 'replay', from: 'file', id: await openFile(chosen) });
    } catch (error) {
      problem.value = codeOf(error);
    }
  };
  return (
    <div class="open-file">
      <label class="btn">
        {say('file.open')}
        <input
          type="file"
          accept=".json,application/json"
          onChange={event => void open(event.currentTarget.files?.[0])}
        />
      </label>
      {problem.value && (
        <span class="bad" role="alert">
          {problemText(problem.value)}
        </span>
      )}
    </div>
  );
}
