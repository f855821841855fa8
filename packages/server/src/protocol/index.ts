export * from './codes.ts';
export { applyDiff, type Diff } from './diff.ts';
export * from './messages.ts';
