import { signal } from '@preact/signals';
import { drawingsFrom } from '@tavolata/board-kit';
import url from './generated/drawings.svg?url';

interface Size {
  readonly w: number;
  readonly h: number;
}

/** The symbols of the drawing by id, once they are there: pixels are drawn at whole multiples of their size. */
export const symbols = signal<ReadonlyMap<string, Size>>(new Map());

export const loadDrawings = drawingsFrom(url, 'bm-drawings', svg => {
  symbols.value = new Map(
    [...svg.querySelectorAll('symbol')].map(symbol => {
      const { width, height } = symbol.viewBox.baseVal;
      return [symbol.id, { w: width, h: height }];
    }),
  );
});
