import { drawingsFrom } from '../../shared/drawings.ts';
import url from './generated/drawings.svg?url';

export const loadDrawings = drawingsFrom(url, 'mc-drawings');
