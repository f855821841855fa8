/** Up to a tablet's width the city folds: one column, and my cards one kind at a time. */
export { narrow as phone } from '@tavolata/board-kit';
