import { useSignal } from '@preact/signals';
import { Dialog, Icon, say } from '@tavolata/board-kit';
import type { ComponentChildren } from 'preact';
import { askForHouse, houses } from '../invites/reach.ts';
import { go, placeOfLink } from '../shared/places.ts';

interface Props {
  readonly class: string;
  readonly children: ComponentChildren;
}

/** For whoever has a link and no place to put it: an installed page has no address bar. */
export function Invited({ children, ...rest }: Props) {
  const isOpen = useSignal(false);
  const isStrange = useSignal(false);
  const close = () => {
    isOpen.value = false;
    isStrange.value = false;
  };
  const enter = async (words: string) => {
    // A link of this house is told from a strange one only once it is known where others find it.
    await askForHouse();
    const placed = placeOfLink(words, houses());
    isStrange.value = placed === undefined;
    if (placed) go(placed);
  };
  return (
    <>
      <button
        type="button"
        {...rest}
        onClick={() => {
          void askForHouse();
          isOpen.value = true;
        }}
      >
        {children}
      </button>
      <Dialog open={isOpen.value} class="lobby-sheet invited" label={say('invited.title')} onClose={close}>
        <form
          onSubmit={event => {
            event.preventDefault();
            void enter(new FormData(event.currentTarget).get('link') as string);
          }}
        >
          <header>
            <h2>{say('invited.title')}</h2>
            <button type="button" class="btn" aria-label={say('close')} onClick={close}>
              <Icon name="close" />
            </button>
          </header>
          <label>
            {say('invited.link')}
            <input name="link" required inputMode="url" autoComplete="off" aria-describedby="invited-how" />
          </label>
          <p class="hint" id="invited-how">
            {say('invited.how')}
          </p>
          {isStrange.value && (
            <p class="bad" role="alert">
              {say('invited.strange')}
            </p>
          )}
          <button type="submit" class="btn btn-main">
            {say('invited.enter')}
          </button>
        </form>
      </Dialog>
    </>
  );
}
