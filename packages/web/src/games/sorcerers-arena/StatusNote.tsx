import { statusDef } from '@tavolata/sorcerers-arena';
import { Dialog } from '../../shared/Dialog.tsx';
import { Icon } from '../../shared/Icon.tsx';
import { say as saying } from '../../shared/Say.tsx';
import { Token } from './Bits.tsx';
import { characterAt, type Props } from './scene.ts';
import { asked } from './status-note.ts';
import { nameOf } from './words.ts';

/** What a Status Effect means, over the table. */
export function StatusNote({ scene }: Props) {
  const note = asked.value;
  const close = () => {
    asked.value = undefined;
  };
  const { say } = scene;
  const who = note && scene.g.state.row[note.id];
  const name = note ? say.say(`term.${note.status}`) : '';
  const number = who && note ? (who.statuses[note.status] ?? 0) : 0;
  return (
    <Dialog class="sa-note" label={name} open={note !== undefined} onClose={close}>
      {note && (
        <>
          <header>
            <Token status={note.status} number={number} />
            <div>
              <h2>{name}</h2>
              <span>{nameOf(scene, characterAt(scene, note.id).name)}</span>
            </div>
            <button type="button" class="tv-icon" aria-label={saying('close')} onClick={close}>
              <Icon name="close" />
            </button>
          </header>
          <p>{say.say(`card.${note.status}.text`)}</p>
          <p class="sa-quiet">
            {say.say(`board.timing.${statusDef(note.status).timing}`)} {say.say('board.has', { number })}
          </p>
        </>
      )}
    </Dialog>
  );
}
