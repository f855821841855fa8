import { Dialog, Icon, say as saying } from '@tavolata/board-kit';
import { Ability } from './Ability.tsx';
import { beside } from './narrow.ts';
import { characterAt, charactersOf, type Props, sideOfSeat } from './scene.ts';
import { openSheet } from './sheet.ts';

/** Where they have no room beside the arena, the Ability cards of a team: opened from a Turn Order tile. */
export function Sheet({ scene }: Props) {
  const id = openSheet(scene)?.id;
  const { close } = scene.opened;
  const side = id === undefined ? undefined : sideOfSeat(scene, characterAt(scene, id).seat);
  const team = side ? charactersOf(scene, side) : [];
  const isOpen = !beside.value && side !== undefined;
  return (
    <Dialog class="sa-sheet" label={scene.say.say('board.sheet')} open={isOpen} onClose={close}>
      {isOpen && id !== undefined && (
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
