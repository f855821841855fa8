/** Wrong usage, or a file that cannot be read: said in a line, exit code 2. */
export class UsageError extends Error {}

/** What a command comes to. */
export const EXIT_OK = 0;
export const EXIT_FAILED = 1;
export const EXIT_USAGE = 2;
export type ExitCode = typeof EXIT_OK | typeof EXIT_FAILED | typeof EXIT_USAGE;

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
