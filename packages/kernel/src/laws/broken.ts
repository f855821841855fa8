/** A law that does not hold: which one, at which decision, and what was found. */
export class BrokenLaw extends Error {
  constructor(law: string, seed: string, decision: number, detail: string) {
    super(`law «${law}» is broken in match ${seed} at decision ${decision}: ${detail}`);
    this.name = 'BrokenLaw';
  }
}

export type BreakLaw = (law: string, detail: string) => BrokenLaw;

export function firstDifference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return `…${one.slice(Math.max(0, at - 60), at + 60)}… against …${other.slice(Math.max(0, at - 60), at + 60)}…`;
}
