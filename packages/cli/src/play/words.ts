/** What can be typed besides answers, in both languages whichever is spoken. */
const WORDS = {
  why: ['why', 'why?', 'perché', 'perche', 'perché?', 'perche?'],
  undo: ['undo', 'annulla'],
  log: ['log', 'diario'],
  table: ['table', 'board', 'tavolo'],
  card: ['card', 'carta'],
  rule: ['rule', 'regola'],
  save: ['save', 'salva'],
  help: ['help', '?', 'aiuto'],
  quit: ['quit', 'exit', 'esci'],
} as const;
type Word = keyof typeof WORDS;

export interface Typed {
  readonly word: Word;
  readonly rest: string;
}

/** The command somebody typed; nothing if it is none, and may be an answer. */
export function commandIn(typed: string): Typed | undefined {
  const [first = '', ...rest] = typed.trim().split(/\s+/);
  const found = (Object.keys(WORDS) as Word[]).find(word =>
    (WORDS[word] as readonly string[]).includes(first.toLowerCase()),
  );
  return found && { word: found, rest: rest.join(' ') };
}
