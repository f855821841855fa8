/** What is stored of a table makes no sense to this server and these rules: looking again would change nothing. */
export class UnreadableTable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'Unreadable';
  }
}
