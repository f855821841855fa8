export * from './codes.ts';
export { applyDiff, type Diff, diffText } from './diff.ts';
export * from './messages.ts';
