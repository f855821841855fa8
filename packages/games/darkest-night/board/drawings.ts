import { drawingsFrom } from '@tavolata/board-kit';
import url from './generated/drawings.svg?url';

export const loadDrawings = drawingsFrom(url, 'dn-drawings');
