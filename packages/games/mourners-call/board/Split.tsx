import { classes } from '@tavolata/board-kit';
import type { AssignQuestion } from '@tavolata/kernel';
import { useRef } from 'preact/hooks';
import { Glyph } from './Glyph.tsx';
import offer from './Offer.module.css';
import panel from './Panel.module.css';
import css from './Piles.module.css';
import { Stepper } from './Stepper.tsx';
import type { Props } from './scene.ts';
import { leftOver, shifted } from './shares.ts';

/** More gems than this lie closer. */
const MANY = 10;

/** The gem under the finger, and where it was taken up. */
interface Held {
  readonly pile: number;
  readonly gem: HTMLElement;
  readonly x: number;
  readonly y: number;
}

const pileUnder = (x: number, y: number): number | undefined => {
  const pile = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-pile]');
  return pile ? Number(pile.dataset.pile) : undefined;
};

/** The Etherea of the round into piles: gems are dragged from pile to pile, or put with less and more. */
export function Split({ scene, question }: Props & { readonly question: AssignQuestion }) {
  const { draft, say } = scene;
  const held = useRef<Held | undefined>(undefined);
  if (!draft) return null;
  const shares = draft.shares.value;
  const drop = (event: PointerEvent) => {
    if (!held.current) return;
    held.current.gem.style.translate = '';
    const to = pileUnder(event.clientX, event.clientY);
    if (to !== undefined) draft.shares.value = shifted(question, draft.shares.value, held.current.pile, to);
    held.current = undefined;
  };
  const left = leftOver(question, shares);
  return (
    <>
      <div class={offer.tokens}>
        {question.options.map((_, i) => (
          <Stepper
            key={i}
            scene={scene}
            question={question}
            draft={draft}
            at={i}
            name={say.say('option.new-pile', { number: i + 1 })}
          >
            <div
              class={classes('mc-pile', css.pile, css.open, (shares[i] ?? 0) > MANY && css.many)}
              data-pile={i}
            >
              {Array.from({ length: shares[i] ?? 0 }, (_, gem) => (
                <span
                  key={gem}
                  class={css.gem}
                  aria-hidden="true"
                  onPointerDown={event => {
                    held.current = { pile: i, gem: event.currentTarget, x: event.clientX, y: event.clientY };
                    event.currentTarget.setPointerCapture(event.pointerId);
                  }}
                  onPointerMove={event => {
                    const { gem: moved, x, y } = held.current ?? {};
                    if (moved && x !== undefined && y !== undefined)
                      moved.style.translate = `${event.clientX - x}px ${event.clientY - y}px`;
                  }}
                  onPointerUp={drop}
                >
                  <Glyph name="etherea" />
                </span>
              ))}
            </div>
          </Stepper>
        ))}
      </div>
      <p class={panel.note} role="status">
        {left > 0 ? say.say('board.left-over', { number: left }) : say.say('board.you-choose-last')}
      </p>
    </>
  );
}
