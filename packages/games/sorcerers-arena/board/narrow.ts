import { mediaMatch } from '@tavolata/board-kit';

export { compact as phone } from '@tavolata/board-kit';

/** As in the style sheets: a hand has no room between piles and deeds. */
export const narrow = mediaMatch('(max-width: 1279px)');

/** As in the style sheets: a hand beside a partner's has room for one card more. */
export const desk = mediaMatch('(min-width: 1440px)');

/** Ability cards have room beside the arena, if only folded; elsewhere Turn Order tiles open them. */
export const beside = mediaMatch(
  '(min-width: 1280px) and (min-height: 600px), (min-width: 1000px) and (min-height: 740px)',
);
