import type { Duplex } from 'node:stream';

/** A whole message of text, unmasked, as RFC 6455 has a server send it. */
const TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/** What stands before so many bytes, one letter for each of its own. */
function lettersOf(bytes: number): string {
  if (bytes < TWO_BYTES) return String.fromCharCode(TEXT, bytes);
  if (bytes < 2 ** 16) return String.fromCharCode(TEXT, TWO_BYTES, bytes >>> 8, bytes & 255);
  const [high, low] = [Math.floor(bytes / 2 ** 32), bytes >>> 0];
  const eight = [high, low].flatMap(word => [24, 16, 8, 0].map(shift => (word >>> shift) & 255));
  return String.fromCharCode(TEXT, EIGHT_BYTES, ...eight);
}

/** A head, and how many bytes it would have if it were text. */
interface Head {
  readonly letters: string;
  readonly asText: number;
}

/** Messages are short, and heads soon all known. */
const heads: (Head | undefined)[] = [];
const MOST_HEADS = 4096;

function headOf(bytes: number): Head {
  const known = heads[bytes];
  if (known) return known;
  const letters = lettersOf(bytes);
  const head = { letters, asText: Buffer.byteLength(letters) };
  if (bytes < MOST_HEADS) heads[bytes] = head;
  return head;
}

/**
 * Sends a text in one piece. `ws` would hand head and text to the socket apart, and copy both: of a small message that
 * is most of the price.
 */
export function sendText(socket: Duplex, text: string): void {
  const { letters, asText } = headOf(text.length);
  const message = letters + text;
  // A text of plain letters has one byte for each: the socket can take it as it is.
  if (Buffer.byteLength(message) === asText + text.length) socket.write(message, 'latin1');
  else {
    const bytes = Buffer.from(text);
    socket.write(Buffer.concat([Buffer.from(lettersOf(bytes.length), 'latin1'), bytes]));
  }
}
