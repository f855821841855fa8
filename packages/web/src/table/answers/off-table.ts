import { type AnswerDraft, isAt, type ThingRef } from '@tavolata/board-kit';
import type { Option } from '@tavolata/kernel';

const isSeen = (element: Element): boolean => element.getClientRects().length > 0;

/**
 * The options that are nowhere to be seen: words, and things the board does not draw or has folded away. They become
 * buttons, so that no question is without its answers on the screen. A board that lights things of its own, without
 * saying which, is trusted to show them all.
 */
export function offTable(root: ParentNode, draft: AnswerDraft): readonly number[] {
  const shown = [...root.querySelectorAll<HTMLElement>('.thing')].filter(isSeen);
  const things = shown.flatMap(({ dataset }) =>
    dataset.thing ? [JSON.parse(dataset.thing) as ThingRef] : [],
  );
  const named = new Set(shown.flatMap(({ dataset }) => dataset.option ?? []));
  const isNameless = ({ dataset, classList }: HTMLElement): boolean =>
    dataset.thing === undefined &&
    dataset.option === undefined &&
    (classList.contains('is-lit') || classList.contains('is-selected'));
  if (shown.some(isNameless)) return draft.loose;
  const isShown = (option: Option, index: number): boolean =>
    named.has(String(index)) || things.some(thing => isAt(option, thing));
  return draft.options.flatMap((option, index) => (isShown(option, index) ? [] : [index]));
}
