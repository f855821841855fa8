import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

// What RFC 6455 says about frames of a client: they are masked, and most messages are one frame of text.
const LAST = 0x80;
const TEXT = 1;
const CLOSE = 8;
const KIND = 0x0f;
const MASKED = 0x80;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const MASK = 4;
const SHORTEST = 2 + MASK;

type Take = (chunk: Buffer) => void;

/**
 * Takes messages off a line before `ws` would, which is left all else: whatever is not just one whole message of text.
 * Nearly all that people send is, and `ws` would pass each piece of it through a stream of its own.
 */
export function readAhead(
  socket: WebSocket,
  wire: Duplex,
  heard: (text: string, bytes: number) => void,
): void {
  const theirs = wire.listeners('data').at(-1) as Take | undefined;
  if (!theirs) return;
  /** Whether `ws` waits for nothing more of what it was given. */
  let isIdle = true;
  wire.off('data', theirs);
  wire.on('data', (chunk: Buffer) => {
    const start = isIdle && socket.readyState === socket.OPEN ? startOf(chunk) : 0;
    if (start > 0) {
      unmask(chunk, start);
      heard(chunk.toString('utf8', start), chunk.length - start);
    } else {
      isIdle &&= isWhole(chunk);
      theirs.call(wire, chunk);
    }
  });
}

/** Where the text begins, if this is one whole message of text and nothing else; or 0. */
function startOf(chunk: Buffer): number {
  if (chunk.length < SHORTEST || chunk[0] !== (LAST | TEXT)) return 0;
  const length = (chunk[1] as number) - MASKED;
  if (length < TWO_BYTES) return chunk.length === SHORTEST + length ? SHORTEST : 0;
  const start = SHORTEST + 2;
  const isOne =
    length === TWO_BYTES && chunk.length > start && chunk.length === start + chunk.readUInt16BE(2);
  return isOne ? start : 0;
}

function unmask(chunk: Buffer, start: number): void {
  for (let i = start; i < chunk.length; i++)
    chunk[i] = (chunk[i] as number) ^ (chunk[start - MASK + ((i - start) & 3)] as number);
}

/** Whether `ws` waits for nothing more after this: these are whole messages, and none of them is a farewell. */
function isWhole(chunk: Buffer): boolean {
  let at = 0;
  while (at + SHORTEST <= chunk.length) {
    const first = chunk[at] as number;
    const length = (chunk[at + 1] as number) & ~MASKED;
    if ((first & LAST) === 0 || (first & KIND) === CLOSE || length === EIGHT_BYTES) return false;
    at += length < TWO_BYTES ? SHORTEST + length : SHORTEST + 2 + chunk.readUInt16BE(at + 2);
  }
  return at === chunk.length;
}
