export * from './stones.ts';
export * from './tic-tac-toe.ts';
