import { classes, compact, Thing, windowName } from '@tavolata/board-kit';
import { type Slot as SlotOf, slot } from '@tavolata/four-souls';
import css from './Slot.module.css';
import type { Props, SoulsScene } from './scene.ts';
import { Tile } from './Tile.tsx';
import { cardName, slotDeed } from './words.ts';

interface SlotProps extends Props {
  readonly at: SlotOf;
}

function flagOf({ say }: SoulsScene, at: SlotOf, attacked: boolean): string | undefined {
  if (attacked) return say.say('board.attacked');
  return at.kind === 'final-boss' ? say.say('board.final-boss') : undefined;
}

/** A slot: its top card, and what that covers. */
export function Slot({ scene, at }: SlotProps) {
  const { g } = scene;
  const [top, ...covered] = g.cards(slot(at.id));
  const attacked = top !== undefined && g.state.attack?.target?.card === top;
  return (
    <div
      class={classes(css.slot, covered.length > 0 && css.covered, attacked && css.attacked)}
      data-slot={at.kind}
      data-zone={slot(at.id)}
    >
      <div class={css.card}>
        {covered.length > 0 && <span class={css.beneath} />}
        {top === undefined ? (
          <span class={css.empty} />
        ) : (
          <Tile scene={scene} card={top} flag={flagOf(scene, at, attacked)} />
        )}
        <Here scene={scene} at={{ place: `slot/${at.id}` }} />
      </div>
      {covered.length > 0 && <Covers scene={scene} at={at} />}
    </div>
  );
}

/** How many cards lie under the top, and which is the next; on phones the top card itself is what a finger means. */
function Covers({ scene, at }: SlotProps) {
  const { g, say, opened } = scene;
  const [, next, ...more] = g.cards(slot(at.id));
  const count = more.length + 1;
  const hasWords = windowName.value === 'desk';
  const words = (
    <>
      <span class={hasWords ? undefined : 'unseen'}>
        {say.say('board.covers', { count, card: next === undefined ? '' : cardName(scene, next) })}
      </span>
      {!hasWords && <span aria-hidden="true">+{count}</span>}
    </>
  );
  if (compact.value) return <div class={css.covers}>{words}</div>;
  return (
    <button type="button" class={css.covers} onClick={() => opened.toggle({ place: slot(at.id) })}>
      {words}
    </button>
  );
}

/** What putting a card into a slot that is offered would do. */
function Here({ scene, at }: Props & { readonly at: { readonly place: string } }) {
  const { draft } = scene;
  const [first] = draft?.on(at) ?? [];
  const option = first === undefined ? undefined : draft?.options[first];
  if (option?.value === undefined) return null;
  const words = slotDeed(scene, option.value);
  return (
    <Thing scene={scene} at={at} label={words} class={css.here}>
      <span aria-hidden="true">{words}</span>
    </Thing>
  );
}
