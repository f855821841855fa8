import { say } from '@tavolata/board-kit';
import { Failure, useAttempt } from '../shared/attempt.tsx';
import { Shell, ToLobby } from '../shared/Shell.tsx';
import { saveMatch } from './menu/save-match.ts';
import type { TablePageState } from './state/page-state.ts';

interface Props {
  readonly state: TablePageState;
  readonly error: unknown;
}

/** A table that cannot be drawn: the match itself is kept elsewhere, and there is a way out. */
export function Broken({ state, error }: Props) {
  const { company, file } = state.session;
  const saving = useAttempt();
  return (
    <Shell title={say('broken')}>
      <p role="alert">{say('broken.kept')}</p>
      <p>
        <button type="button" class="btn" onClick={() => location.reload()}>
          {say('broken.reload')}
        </button>{' '}
        {(company || file) && (
          <button
            type="button"
            class="btn"
            onClick={() => void saving.run(() => saveMatch(state, 'report', error))}
          >
            {say('file.report')}
          </button>
        )}
      </p>
      <Failure of={saving} />
      <ToLobby />
    </Shell>
  );
}
