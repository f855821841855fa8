/** How everything looks, in the order it is laid down; what a page needs besides comes with it. */
import '@fontsource-variable/atkinson-hyperlegible-next';
import '@tavolata/board-kit/styles/bare.css';
import '@tavolata/board-kit/styles/tokens.css';
import '@tavolata/board-kit/styles/forced-colors.css';
import '../../generated/games/themes.ts';
import './frame/index.css';
import './base.css';
import './fields.css';
