import { say } from '@tavolata/board-kit';
import { Failure, useAttempt } from '../shared/attempt.tsx';
import { goOnceDone } from '../shared/places.ts';

/** A saved match, opened to be looked at and gone on with. */
export function OpenFile() {
  const opening = useAttempt();
  const open = (chosen: File) =>
    goOnceDone(async () => {
      const { openFile } = await import('../replay/sources.ts');
      return { at: 'replay', from: 'file', id: await openFile(chosen) };
    });
  return (
    <div class="open-file">
      <label class="btn">
        {say('file.open')}
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget: field }) => {
            const chosen = field.files?.[0];
            if (chosen) void opening.run(() => open(chosen));
            // Else the same file, mended, could not be chosen again.
            field.value = '';
          }}
        />
      </label>
      <Failure of={opening} />
    </div>
  );
}
