import type { IncomingMessage } from 'node:http';

/**
 * An address that is no valid percent-encoded UTF-8, cut in the middle of a letter for instance, is taken byte by byte: it
 * leads to the same 404 as any other unknown address.
 */
export function readableUrl({ url = '/' }: IncomingMessage): string {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  return isText(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
}

function isText(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
