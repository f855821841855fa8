export * from './codes.ts';
export { applyDiff, type Diff, NO_CHANGE, pictureDiff } from './diff.ts';
export * from './messages.ts';
