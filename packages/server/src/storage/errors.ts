/** Something the person who runs the server can mend: told in a sentence, without a stack. */
export class StoreError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreError';
  }
}

/** What was to be written is not: nothing has happened, and the next try may go well. */
export class NotSavedError extends StoreError {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'NotSaved';
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
