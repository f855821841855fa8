import { Dialog } from '../../shared/Dialog.tsx';
import { Icon } from '../../shared/Icon.tsx';
import { say as saying } from '../../shared/Say.tsx';
import { Ability } from './Ability.tsx';
import { characterAt, charactersOf, type Props, sideOfSeat } from './scene.ts';
import { open } from './sheet.ts';

/** On phones, the Ability cards of a team: opened from a Turn Order tile. */
export function Sheet({ scene }: Props) {
  const id = open.value;
  const isOpen = id !== undefined && scene.g.state.row[id] !== undefined;
  const close = () => {
    open.value = undefined;
  };
  const side = isOpen ? sideOfSeat(scene, characterAt(scene, id).seat) : undefined;
  const team = side ? charactersOf(scene, side) : [];
  return (
    <Dialog class="sa-sheet" label={scene.say.say('board.sheet')} open={isOpen} onClose={close}>
      {isOpen && side && (
        <>
          <header>
            <h2>{scene.say.say(`board.team.${side}`)}</h2>
            <button type="button" class="tv-icon" aria-label={saying('close')} onClick={close}>
              <Icon name="close" />
            </button>
          </header>
          {[id, ...team.filter(each => each !== id)].map(each => (
            <Ability key={each} scene={scene} id={each} />
          ))}
        </>
      )}
    </Dialog>
  );
}
