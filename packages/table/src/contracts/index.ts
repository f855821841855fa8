export * from './clock.ts';
export * from './entropy.ts';
export * from './storage.ts';
