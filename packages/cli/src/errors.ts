/** Wrong usage, or a file that cannot be read: said in a line, exit code 2. */
export class Wrong extends Error {}

/** What a command comes to. */
export const GOOD = 0;
export const FAILED = 1;
export const WRONG = 2;
export type ExitCode = typeof GOOD | typeof FAILED | typeof WRONG;

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
