/** What goes out to a socket, as text. Apart from the rest: only a server writes differences. */
export { diffText } from './diff/write.ts';
export { differenceText, type Known, replyText, updateText } from './live/encode.ts';
