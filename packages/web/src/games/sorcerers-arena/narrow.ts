import { matching } from '../../shared/width.ts';

export { phone } from '../../shared/width.ts';

/** As in the style sheets: Ability cards have no room beside the arena, nor a hand between piles and deeds. */
export const narrow = matching('(max-width: 1279px), (max-height: 839px)');
