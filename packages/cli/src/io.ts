import { createInterface, type Interface } from 'node:readline';

/** Where a command reads and writes: the terminal, or a test. */
export interface Io {
  /** A line on standard output. */
  out(line: string): void;
  /** A line on standard error: progress and complaints. */
  err(line: string): void;
  /** Writes over the current line of standard error, where that is a terminal. */
  progress(line: string): void;
  /** Whether somebody sits there. */
  readonly isTty: boolean;
  /** The next line typed; nothing when the input has ended. */
  read(prompt: string): Promise<string | undefined>;
  /** Stops reading, so that the program can end. */
  close(): void;
}

/** Lines that come when they come, for somebody who asks for them one by one. */
class Lines {
  private readonly waiting: string[] = [];
  private readonly askers: ((line: string | undefined) => void)[] = [];
  private ended = false;
  private readonly reader: Interface;
  private readonly isTty: boolean;

  constructor(isTty: boolean) {
    this.isTty = isTty;
    const { stdin: input, stdout: output } = process;
    this.reader = createInterface(isTty ? { input, output } : { input, terminal: false });
    this.reader.on('line', line => {
      const asker = this.askers.shift();
      if (asker) asker(line);
      else this.waiting.push(line);
    });
    this.reader.on('close', () => {
      this.ended = true;
      for (const asker of this.askers.splice(0)) asker(undefined);
    });
  }

  next(prompt: string): Promise<string | undefined> {
    const line = this.waiting.shift();
    if (line !== undefined || this.ended) return Promise.resolve(line);
    if (this.isTty) {
      this.reader.setPrompt(prompt);
      this.reader.prompt();
    }
    return new Promise(resolve => this.askers.push(resolve));
  }

  close(): void {
    this.reader.close();
  }
}

export function terminal(): Io {
  const { stdin, stdout, stderr } = process;
  const isTty = stdout.isTTY === true && stdin.isTTY === true;
  let lines: Lines | undefined;
  // Whoever reads our output may have read enough.
  stdout.on('error', error => {
    if ((error as NodeJS.ErrnoException).code === 'EPIPE') process.exit(0);
    throw error;
  });
  return {
    out: line => void stdout.write(`${line}\n`),
    err: line => void stderr.write(`${line}\n`),
    progress: line => {
      if (stderr.isTTY) stderr.write(`\r\u001b[K${line}`);
    },
    isTty,
    read: prompt => {
      lines ??= new Lines(isTty);
      return lines.next(prompt);
    },
    close: () => lines?.close(),
  };
}

/** The one document of `--json`. */
export const printJson = (io: Io, document: unknown): void => io.out(JSON.stringify(document));
