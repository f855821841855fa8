import { Dialog, Icon, say as saying } from '@tavolata/board-kit';
import { statusDef } from '@tavolata/sorcerers-arena';
import { Token } from './Bits.tsx';
import css from './Sheet.module.css';
import { characterAt, type Props } from './scene.ts';
import { openSheet, sheetOf } from './sheet.ts';
import { nameOf } from './words.ts';

/** What a Status Effect means, over the table. */
export function StatusNote({ scene }: Props) {
  const { say, opened } = scene;
  const { id, status, isSheet } = openSheet(scene) ?? {};
  const who = id !== undefined && status ? characterAt(scene, id) : undefined;
  // Back to the sheet it was asked on.
  const close = () => (isSheet && id !== undefined ? opened.open(sheetOf({ id })) : opened.close());
  const name = status ? say.say(`term.${status}`) : '';
  const number = (status && who?.statuses[status]) ?? 0;
  return (
    <Dialog class={`sa-note ${css.note}`} label={name} open={who !== undefined} onClose={close}>
      {who && status && (
        <>
          <header>
            <Token status={status} number={number} />
            <div>
              <h2>{name}</h2>
              <span>{nameOf(scene, who.name)}</span>
            </div>
            <button type="button" class="tv-icon" aria-label={saying('close')} onClick={close}>
              <Icon name="close" />
            </button>
          </header>
          <p>{say.say(`card.${status}.text`)}</p>
          <p class={css.quiet}>
            {say.say(`board.timing.${statusDef(status).timing}`)} {say.say('board.has', { number })}
          </p>
        </>
      )}
    </Dialog>
  );
}
