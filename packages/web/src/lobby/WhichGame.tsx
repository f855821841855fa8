import { useSignal } from '@preact/signals';
import { Dialog, Icon, say } from '@tavolata/board-kit';
import type { ComponentChildren } from 'preact';
import { DOORS, type Door } from '../games/doors.ts';
import { DoorArt } from '../shared/DoorArt.tsx';
import { addressOf, type Placed } from '../shared/places.ts';

interface Props {
  /** What is asked, in words. */
  readonly question: string;
  /** Where a game leads; one that leads nowhere is not among them. */
  readonly to: (door: Door) => Placed | undefined;
  readonly children: ComponentChildren;
}

/** A way that needs to know for which game: on phones no door is the chosen one. */
export function WhichGame({ question, to, children }: Props) {
  const isOpen = useSignal(false);
  const close = () => {
    isOpen.value = false;
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          isOpen.value = true;
        }}
      >
        {children}
      </button>
      <Dialog open={isOpen.value} class="lobby-sheet which-game" label={question} onClose={close}>
        <header>
          <h2>{question}</h2>
          <button type="button" class="btn" aria-label={say('close')} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        <ul>
          {DOORS.map(door => {
            const placed = to(door);
            return (
              placed && (
                <li key={door.slug}>
                  <a href={addressOf(placed)}>
                    <DoorArt slug={door.slug} />
                    <b data-game={door.slug}>{say(`door.${door.slug}.name`)}</b>
                  </a>
                </li>
              )
            );
          })}
        </ul>
      </Dialog>
    </>
  );
}
