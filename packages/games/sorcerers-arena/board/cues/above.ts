import type { MotionStage } from '@tavolata/board-kit';
import { type ComponentChild, render } from 'preact';

/** The drawing's own layer for what is only there while it moves. */
const layerOf = (stage: MotionStage): Element | undefined =>
  stage.element('space/e4')?.closest('svg')?.querySelector('.sa-effects') ?? undefined;

/** Draws something above the arena until it is taken away. */
export function drawAbove(
  stage: MotionStage,
  child: ComponentChild,
): { readonly drawn: Element; remove(): void } | undefined {
  const layer = layerOf(stage);
  if (!layer) return undefined;
  const drawn = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  layer.append(drawn);
  render(child, drawn);
  return {
    drawn,
    remove() {
      render(null, drawn);
      drawn.remove();
    },
  };
}
