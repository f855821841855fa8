/** As somebody might type it. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase();

export const wordsOf = (typed: string): string[] => plain(typed).split(/\s+/).filter(Boolean);

export interface MarkedRun {
  readonly text: string;
  readonly isFound: boolean;
}

/** A text in pieces, those that were looked for apart. A letter as typed may be more or fewer than the one written. */
export function runsOf(text: string, wanted: readonly string[]): readonly MarkedRun[] {
  const letters = [...text.normalize('NFC')];
  /** For each letter as it may be typed, which letter of the text it is of. */
  const origin = letters.flatMap((letter, at) => [...plain(letter)].map(() => at));
  const typed = letters.map(plain).join('');
  const marked = new Set<number>();
  for (const word of wanted)
    for (let at = typed.indexOf(word); at >= 0; at = typed.indexOf(word, at + word.length))
      for (const letter of origin.slice(at, at + word.length)) marked.add(letter);
  const runs: { text: string; isFound: boolean }[] = [];
  letters.forEach((letter, at) => {
    const isFound = marked.has(at);
    const last = runs.at(-1);
    if (last?.isFound === isFound) last.text += letter;
    else runs.push({ text: letter, isFound });
  });
  return runs;
}
