import { Dialog, Icon, narrow, say as saying } from '@tavolata/board-kit';
import { Ability } from './Ability.tsx';
import css from './Sheet.module.css';
import { characterAt, charactersOf, type Props, sideOfSeat } from './scene.ts';
import { openSheet } from './sheet.ts';

/** Where they have no room beside the arena, the Ability cards of a team: opened from a Turn Order tile. */
export function Sheet({ scene }: Props) {
  const { id, isSheet } = openSheet(scene) ?? {};
  const { close } = scene.opened;
  const side = id === undefined ? undefined : sideOfSeat(scene, characterAt(scene, id).seat);
  const team = side ? charactersOf(scene, side) : [];
  const isOpen = narrow.value && isSheet === true && side !== undefined;
  return (
    <Dialog
      class={`sa-sheet ${css.sheet}`}
      label={scene.say.say('board.sheet')}
      open={isOpen}
      onClose={close}
    >
      {isOpen && id !== undefined && (
        <>
          <header>
            <h2>{scene.say.say(`board.team.${side}`)}</h2>
            <button type="button" class="tv-icon" aria-label={saying('close')} onClick={close}>
              <Icon name="close" />
            </button>
          </header>
          {[id, ...team.filter(each => each !== id)].map(each => (
            <Ability key={each} scene={scene} id={each} inSheet />
          ))}
        </>
      )}
    </Dialog>
  );
}
