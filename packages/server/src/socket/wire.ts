import type { Piece, Scroll } from '../protocol/scroll.ts';

/** A whole message of text, unmasked, as RFC 6455 has a server send it. */
const TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
/** The longest head. */
const ROOM = 10;

/** What stands before so many bytes. */
function headOf(bytes: number): Piece {
  if (bytes < TWO_BYTES) return Uint8Array.of(TEXT, bytes);
  if (bytes < 2 ** 16) return Uint8Array.of(TEXT, TWO_BYTES, bytes >>> 8, bytes & 255);
  const [high, low] = [Math.floor(bytes / 2 ** 32), bytes >>> 0];
  const eight = [high, low].flatMap(word => [24, 16, 8, 0].map(shift => (word >>> shift) & 255));
  return Uint8Array.of(TEXT, EIGHT_BYTES, ...eight);
}

/** Messages are short, and heads soon all known. */
const heads: (Piece | undefined)[] = [];
const MOST_HEADS = 4096;

function knownHead(bytes: number): Piece {
  if (bytes >= MOST_HEADS) return headOf(bytes);
  heads[bytes] ??= headOf(bytes);
  return heads[bytes];
}

// `ws` would hand head and text to the socket apart, and copy both: of a small message that is most of the price.

export const beginFrame = (scroll: Scroll): void => scroll.begin(ROOM);

/** What was written since is a message, in one piece. */
export const endFrame = (scroll: Scroll): Buffer => scroll.end(ROOM, knownHead(scroll.at - ROOM));
