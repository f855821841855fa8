/** What an attacker knows of the server. */
export interface Target {
  readonly port: number;
  /** The attacker's own addresses. */
  readonly hosts: readonly string[];
  /** Tables that are played now; anybody may watch them. */
  readonly playing: readonly string[];
  /** Tables of long matches in the store. */
  readonly stored: readonly string[];
  /** The cookie of somebody who sits at many of these. */
  readonly busybody: string;
  /** The folder with bodies of requests that move a match online. */
  readonly moves: string;
  /** The path of the page's largest file. */
  readonly file: string;
}

/** What an attacker has done, by name. */
export type Count = (what: string, many?: number) => void;

/** Somebody without any special right. It goes on until its process ends, and that is seen to by others. */
export interface SiegeAttack {
  readonly name: string;
  readonly hosts: number;
  run(target: Target, count: Count): void;
}
