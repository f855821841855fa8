import { say } from '@tavolata/board-kit';
import type { Notice, Speaker } from '@tavolata/table';
import { movedFrom } from '../../shared/moved.ts';
import { addressOf } from '../../shared/places.ts';
import { turnName } from '../state/phases.ts';

interface Props {
  readonly notice: Notice;
  readonly speaker: Speaker;
  readonly game: string;
  readonly table: string;
}

/** Where in the match its log begins; whoever brought it here finds there what was before. */
export function MovedHere({ notice, speaker, game, table }: Props) {
  const { turn } = notice.params;
  const from = movedFrom(table);
  return (
    <>
      {typeof turn === 'number' && ` ${say('log.goes-on', { turn: turnName(speaker, game, turn) })}`}{' '}
      {from !== undefined && (
        <a class="card-link" tabIndex={-1} href={addressOf({ at: 'replay', from: 'local', id: from })}>
          {say('log.before')}
        </a>
      )}
    </>
  );
}
