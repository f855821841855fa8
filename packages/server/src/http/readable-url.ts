import type { IncomingMessage } from 'node:http';

/**
 * An address that is no text, as one that was cut in the middle of a letter, is taken sign by sign: nothing lies there,
 * and whoever opens it is told so as anybody else is.
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
