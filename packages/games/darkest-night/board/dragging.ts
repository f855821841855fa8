import type { CardId } from '@tavolata/kernel';
import { canBeGiven, dragged, give } from './giving.ts';
import css from './Item.module.css';
import type { NightScene } from './scene.ts';

/** So far a finger must go before it drags. */
const FAR = 10;

/** Whoever stands under the finger: tokens and sheets carry the hero's name. */
const receiverAt = (x: number, y: number): string | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-hero]')?.dataset.hero;

/** Lets an item be dragged to whoever shall have it; a tap stays a tap. */
export function startDragging(scene: NightScene, card: CardId, start: PointerEvent): void {
  if (!canBeGiven(scene, card) || !(start.currentTarget instanceof HTMLElement)) return;
  const item = start.currentTarget;
  const look = item.cloneNode(true) as HTMLElement;
  look.className = `dn-dragged ${css.dragged}`;
  look.setAttribute('aria-hidden', 'true');
  const begin = (): void => {
    document.querySelector('.tv')?.append(look);
    // Touches belong to what they began on, which would wait for a long press: for it the finger has left.
    for (const thing of item.querySelectorAll('.thing'))
      thing.dispatchEvent(new PointerEvent('pointerleave'));
    dragged.value = card;
  };
  const move = ({ clientX: x, clientY: y }: PointerEvent): void => {
    if (!look.isConnected && Math.hypot(x - start.clientX, y - start.clientY) < FAR) return;
    if (!look.isConnected) begin();
    look.style.left = `${x}px`;
    look.style.top = `${y}px`;
  };
  const end = ({ clientX: x, clientY: y, type }: PointerEvent): void => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    const wasDragged = look.isConnected;
    look.remove();
    dragged.value = undefined;
    const hero = receiverAt(x, y);
    if (wasDragged && type === 'pointerup' && hero !== undefined) give(scene, card, hero);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}
