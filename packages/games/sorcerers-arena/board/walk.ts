import type { Side } from '@tavolata/sorcerers-arena';
import { isSpace, nextSpace } from './hexes.ts';

const ASKED = '.is-lit, .is-selected, .is-disabled';
const spaceOf = (element: Element): string | undefined => element.getAttribute('data-zone')?.split('/')[1];

/** On the arena arrows move in space, over what is lit; where there is nothing more that way, they go on as elsewhere. */
export function walk(event: KeyboardEvent, near: Side): void {
  const at = (event.target as Element).closest('[data-zone^="space/"]');
  const from = at ? spaceOf(at) : undefined;
  if (!isSpace(from)) return;
  const lit = new Map(
    [...(event.currentTarget as Element).querySelectorAll<SVGElement>('[data-zone^="space/"]')]
      .filter(each => each.matches(ASKED))
      .flatMap(each => {
        const space = spaceOf(each);
        return isSpace(space) ? [[space, each] as const] : [];
      }),
  );
  const next = nextSpace(from, event.key, [...lit.keys()], near);
  if (next === undefined) return;
  lit.get(next)?.focus();
  event.preventDefault();
  event.stopPropagation();
}
